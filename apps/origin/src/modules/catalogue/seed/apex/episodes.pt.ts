export const episodes: Readonly<Record<string, string>> = {
  'countdown-s0': `
    O que as câmeras guardaram | Cenas de três temporadas que um dos camps pediu para cortar, agora com licença.
    Trinta dias depois | Dois campeões e dois desafiantes, um mês depois de o cinturão ir para casa.
  `,
  'countdown-s1': `
    Catorze dias | Num camp riscam os dias; no outro, tiraram o calendário da parede.
    Duzentos gramas | Minase já bateu o peso; ao desafiante faltam duzentos gramas e uma hora.
    Tatame emprestado | A academia do desafiante alaga, e uma escola de dança cede as manhãs.
    O sparring | Os dois camps contrataram o mesmo homem, e ele só conta quanto recebeu.
    Pedra e areia | Tordahl treina na pedreira do pai; o desafiante corre à noite na praia.
    Onze chamadas perdidas | A nove dias da luta, um treinador vai embora e ninguém explica por quê.
    A outra mão | Um osso trincado, um laudo médico e um plano para refazer até segunda.
    As duas mães | Duas mulheres que nunca viram uma luta dividem a fileira e um saco de balas.
  `,
  'countdown-s2': `
    Desembarque | As duas equipes pousam na mesma hora, e só uma esteira de bagagem funciona.
    Oitocentas canhotas | Minase repete o mesmo golpe a manhã toda, e do outro lado da cidade alguém conta.
    Trem noturno | O desafiante viaja com uma mochila, um cutman e nenhum telefone.
    Acima das nuvens | A equipe de Cárcamo mora a três mil metros; os visitantes alugam oxigênio por hora.
    A intérprete | Ela se senta entre dois homens que passam a semana sendo educados, e sabe por quê.
    Duzentos lugares | O ginásio tem nove mil, e os dois camps querem a mesma fileira.
    Em cima da hora | O rival desiste ao meio-dia, e até o jantar um açougueiro da cidade vizinha já assinou.
    O guardanapo | Inés Altamira desenha seu triângulo no café, e o treinador errado tira a mesa.
  `,
  'countdown-s3': `
    O mesmo hotel | Dois camps, um corredor e um elevador para seis.
    A casa alugada | O desafiante tem contra si a rua inteira e um galo que começa às quatro.
    O alfaiate | A onze dias da luta, Mateus Valadão tira as medidas de um pescoço que só viu em vídeo.
    Gelo | O freezer pifa na noite mais quente do ano, e a peixaria abre mais cedo.
    Sem gravar | Um campeão pede que a câmera seja desligada e, uma hora depois, que volte a gravar.
    Imagens antigas | Um treinador acha uma luta de nove anos atrás em que o favorito parecia com medo.
    A chave reserva | O desafiante entra sozinho na academia que um dia pediu que ele saísse.
    Bagagem de mão | Vinte horas de voo com o cinturão embaixo do assento da frente.
    Uma palavra | Um juiz aposentado visita os dois camps e anota o mesmo nos dois.
    Luzes apagadas | Às dez os dois camps ficam no escuro, e em nenhum deles alguém dorme.
  `,
  'four-walls-s1': `
    O aviso | O dono do imóvel dá seis meses à academia, e a carta dele vai para cima do ringue.
    Quarenta chaves | Cada aluno tem uma, e ninguém sabe quem pagou a fechadura.
    Terça às dez | Nove boxeadores com mais de sessenta, um gongo e a turma mais cheia da semana.
    Um canto seco | Chove em cima do saco de pancada, e a academia inteira muda dois metros para o lado.
    A rifa | Uma luva autografada, um pernil e trezentos bilhetes contra um mês de aluguel.
    A marca no chão | O ringue sai em quatro horas, e o contorno dele fica.
  `,
  'four-walls-s2': `
    O lado fundo | Outra academia, uma antiga piscina e um treinador que dá aula a três metros de fundura.
    Fila na porta | A primeira campeã da casa vence no sábado, e na segunda a fila dobra a esquina.
    O empresário | Ele traz um contrato e uma caneta, e deixa o motor ligado.
    Raia quatro | Duas lutadoras que não se falam precisam dividir o único saco livre.
    A lavanderia | Ela luta no exterior sem o treinador, que assiste entre duas secadoras.
    Armário dezenove | A campeã o esvazia, e uma menina de treze anos pede a chave.
  `,
  'barrio-gyms-s1': `
    Tijuana: a padaria | Os fornos se foram, o calor ficou, e quarenta crianças treinam onde o pão crescia.
    Medellín: o teto do mundo | Noventa e um degraus, um ringue sob lona plástica e uma vista que ninguém olha.
    Lima: dois tatames | Um professor de judô tem meio chão e o empresta por hora.
    Guayaquil: maré baixa | Jogo de pernas na areia molhada e um treinador que pesca até as seis.
    Rosário: escola noturna | Primeiro a leitura, depois a luva. São as regras da casa.
    São Luís: o galpão das redes | Onde Rafael Quintela aprendeu a cair e quem varre o chão hoje.
    Punta Arenas: a última academia | Vento, lã e um único saco no fim da estrada.
  `,
  'ground-rules-s1': `
    Como cair | Queixo para dentro, braço para fora, respira: antes da projeção vem a queda.
    A primeira pegada | Uma manga, um punho ou a nuca, e o preço de cada uma.
    Três pernas | Por que um banco tomba menos que uma cadeira, e como ficar de pé igual a ele.
    O quadril | Toda saída começa nele, e todo erro também.
    A guarda | Você está de costas no chão e não está perdendo.
    Passar as pernas | Três caminhos em volta delas, e o que ainda funciona no cansaço.
    Cem quilos | O peso depende de onde você o põe, não de quanto tem.
    A montada | O melhor assento do tatame, e como se cai dele.
    As costas | Dois ganchos, um braço no peito e nada que o outro consiga ver.
    Os três tapinhas | Quando dar, quando aceitar e por que ninguém nunca se arrependeu.
  `,
  'ground-rules-s2': `
    Você prende o ar | Seis pessoas lutam com um apito entre os dentes, e cinco ficam mudas.
    Mãos atrasadas | Brigar com a pegada depois de feita é o vício mais caro do tatame.
    Chapado no chão | Um ombro fora do chão muda todas as suas respostas.
    A mesma raspagem | Seu parceiro já viu quarenta vezes, então mostre só a primeira metade.
    Os cotovelos | Eles se abrem no cansaço, e o braço vai junto.
    Debaixo do queixo | Ganhe esses dois dedos com a cabeça, e o resto do corpo vai ter que virar.
    Forte é lento | Um levantador de peso, uma violinista e trinta segundos no meio do tatame.
    Dois segundos | Na confusão ninguém está ganhando ainda, e dá tempo de uma decisão.
    O pé errado | Metade das quedas falha nos pés, antes de a mão se mexer.
    Cobertor, não martelo | Pressão é o que sobra quando você para de empurrar.
    Cinco tapinhas | Mateus Valadão revê as finalizações que mais lhe ensinaram, todas sofridas por ele.
    Um round | As duas temporadas em cinco minutos, da pegada aos tapinhas, sem uma palavra.
  `,
  'sangue-frio-s1': `
    A dívida | Davi Moura recebe uma proposta que não tem como recusar.
    Mesa nove | O filho do apostador ganha demais numa noite só.
    Pesagem | Um velho rival volta a Santos, onze quilos mais pesado e acompanhado.
    O que o médico disse | Davi esconde um exame de todos, menos do rapaz.
    Dezesseis onças | A primeira luta em seis anos não tem árbitro.
  `,
  'sangue-frio-s2': `
    Hora da balsa | Um ano depois, o rapaz comanda as mesas e Davi dirige.
    O homem do corner | Alguém anda vendendo os treinos por minuto.
    Dinheiro limpo | Vende-se academia: só em dinheiro, sem perguntas até sexta.
    Irmãos | O irmão mais novo do rival pede a Davi que o ensine.
    Contagem longa | Um golpe, três versões e uma fita que não mostra nenhuma.
    O gongo | Davi pode vencer ou ser perdoado.
  `,
};
