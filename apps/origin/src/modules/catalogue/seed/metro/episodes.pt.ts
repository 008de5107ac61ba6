export const episodes: Readonly<Record<string, string>> = {
  'signal-house-s0': `
    Como se fez a campainha | Onde acharam o som e por que ele nunca se ouve igual.
    Natal no ramal | Nora pega o turno que ninguém quis e não está sozinha.
  `,
  'signal-house-s1': `
    Três e dez | Uma campainha toca por uma linha que não existe mais.
    Sinal distante | Nora caminha pelo antigo leito e o encontra morno.
    A troca de turno | O homem que entra às seis já trabalhou aqui antes.
    O bastão da via única | Surge um objeto que só pode estar num lugar de cada vez.
    Sinal de neblina | Dois relatos do mesmo trem, com uma hora de diferença.
    O passageiro | Alguém desce.
    O horário | Há um buraco no padrão, e nele está o nome de Nora.
    Via livre | Ela puxa a alavanca.
  `,
  'signal-house-s2': `
    O das 3h14 | Algo passou de noite: os trilhos brilham, e o livro de registro tem uma página a mais.
    Plataforma de subida | Passageiros esperam onde ficava a estação e perguntam as horas a Nora.
    Achados e perdidos | Uma mala entregue hoje cedo guarda uma passagem de volta para quinta que vem.
    O inspetor da linha | Um homem de lanterna e passe impecável pede para ver o livro.
    Falha no desvio | Todos os relógios do vale param, menos o da casa de sinais.
    A letra dele | O pai de Nora morreu há nove anos, e os registros da semana passada têm a letra dele.
    Via interditada | Os engenheiros ocupam a linha num fim de semana, e um deles nunca encerra o turno.
    Fim da linha | Nora deixa a lanterna na mesa e compra uma passagem só de ida.
  `,
  'signal-house-s3': `
    Turno da noite | Um novo sinaleiro assume e encontra a lanterna de Nora ainda quente.
    A outra cabine | No ramal fechado há uma casa igual à dela, e o relógio de lá está certo.
    Vagão do guarda | Dois bilhetes do mesmo assento, picotados na mesma noite com vinte anos de diferença.
    Represa cheia | A vila velha está debaixo d’água, e a campainha toca lá do fundo.
    Ordem de contramão | Um formulário permite que um trem ande para trás, e já está assinado.
    Só em pé | Todos os que um dia perderam o último trem para casa estão neste.
    Duas Noras | Uma está na mesa desde junho; a outra acaba de entrar, molhada de chuva.
    Trecho livre | A campainha recebe sua resposta e se cala.
  `,
  'tidewater-s1': `
    Maré baixa | O mar recua da avenida e deixa à vista um carro com o motorista dentro.
    Freio de mão | Estava puxado, os vidros fechados, e a rua já não existia havia nove anos.
    Taxas do porto | O capitão do porto tinha um segundo livro, e só um deles se molhou.
    O muro | Saltby pagou duas vezes por um muro que não foi erguido nenhuma.
    Número quarenta | Um velho não sai da última casa da rua nem diz o que guarda no porão.
    Tábua de marés | A mesma página foi arrancada de todos os exemplares da cidade.
    Seis depoimentos | A tripulação do bote salva-vidas lembra aquela noite igual, vírgula por vírgula.
    Tinta fresca | Uma traineira troca de nome antes do café, e Doyle conhece o antigo.
    Equinócio | Faltam onze horas para a maré viva, e o mandado ainda está no condado vizinho.
    A avenida | Doyle tem uma última maré, um suspeito e nenhuma estrada para sair.
  `,
  'tidewater-s2': `
    A próxima rua | Quem esvazia as casas da capela acha uma porta emparedada por dentro.
    O topógrafo | Nos mapas dele, a costa sempre esteve onde a prefeitura precisava.
    Indenização | Quarenta famílias recebem a mesma oferta, e uma já tinha gasto o dinheiro.
    Contra a corrente | Um corpo dá à praia no lado do píer onde nada costuma aparecer.
    O gato comeu | A casa de Doyle foi revistada por alguém de bons modos.
    Cascalho | A praia está sendo levada, um caminhão por vez, entre as duas e as quatro da manhã.
    O velho sargento | Ele a ensinou a ler as marés e estava no píer.
    Último culto | Numa capela com três semanas de vida, o pastor lê uma lista que não é de hinos.
    Estofo da maré | Por vinte minutos a água não se mexe, e a testemunha resolve se mexer.
    O que o mar trouxe | Um cofre, um sapato esquerdo e o nome que Doyle riscou primeiro.
  `,
  'salt-and-smoke-s1': `
    O defumadouro | Uma vila lhe empresta peixe, carvalho e sua única regra sobre a porta.
    Berbigão | Colhe-se à luz da lanterna, com ancinhos mais antigos na família do que a casa.
    O porão molhado | Alaga toda primavera, e a receita do arenque conta com isso.
    Salicórnia | Só se corta cinco semanas por ano, e só por uma mulher e quem ela levar.
    Forno de sábado | Acende-se uma vez por semana, e o jantar da rua inteira entra junto.
    Ovelhas na praia | Passam o inverno comendo algas, e no domingo lhe emprestam um pernil.
  `,
  'salt-and-smoke-s2': `
    Tudo menos lagosta | O porto vende o que pesca e come o que sobra, e é a sobra que Marcus pede.
    Tempo de enguia | É preciso barômetro em queda, noite sem lua e licença de uma avó.
    Uma xícara de sal | Três semanas de sol dão um saco, e o salineiro mede a parte dele.
    Espinhos | As frutinhas são cor de laranja, azedas e muito bem defendidas.
    Cozinha da balsa | Duas bocas, nove minutos de mar calmo e sessenta cafés da manhã.
    Atrás das dunas | Batata na areia, alga por adubo e um cavalo que dita o ritmo.
  `,
  'salt-and-smoke-s3': `
    A outra ponta | A estrada da costa recomeça num farol cujo faroleiro cozinha para um.
    Quarenta metros | Um criador de mexilhões puxa a corda à mão e devolve o último metro ao mar.
    Fumaça fria | Três dias à temperatura de uma despensa, e alguém precisa ficar acordado.
    O chá da capela | Todo bolo na mesa tem dona, e toda dona está de olho.
    Quase caranguejo | Ele veio atrás de caranguejo, e na vila só há maçã brava.
    Ilha das cabras | Doze pessoas, duzentas cabras e um queijo que nunca fez a travessia.
    Dia de rede | Os barcos não saem, os furos são remendados, e o almoço é assunto sério.
    A vila dele | Marcus põe na mesa uma panela vazia e espera para ver quem bate.
  `,
  'small-hours-s1': `
    Silêncio no ar | Quarenta segundos mudos rendem a primeira reclamação do ano.
    Linha de pedidos | Um ouvinte pede uma música que não existe. Eles gravam.
    O chefe está ouvindo | Ele diz que dorme. A chaleira diz outra coisa.
    Trânsito e estradas | Trânsito não há. Há uma vaca.
    Fale conosco | Uma pergunta, uma linha, um especialista solitário em calhas.
    Fim de transmissão | A licença vence às cinco.
  `,
  'hidden-rivers-s1': `
    O rio no porão | A adega de um bar com correnteza.
    Galeria 9 | Tijolo, morcegos e um barco que está lá desde 1888.
    O rio que foi vendido | Uma escritura, uma disputa e o cofre úmido de um banco.
    Embaixo do anel viário | Quatro pistas em cima, trutas embaixo.
    À luz do dia | Abrem a rua, e o povo sai para ver o seu rio.
  `,
  'hidden-rivers-s2': `
    Lisboa: as sete ribeiras | Sempre a descer, sob o melhor endereço da cidade.
    Gante: o porto coberto | Estaciona-se onde as barcaças davam a volta.
    Sheffield: embaixo da estação | Uma catedral feita para a água da chuva.
    Zagreb: o riacho dos moinhos | Onze moinhos, um restaurante e nenhuma água à vista.
    Em casa: a nascente | Começa num estacionamento, atrás de uma caçamba.
  `,
  'the-understudy-s1': `
    Saúde de ferro | Edie começa o nono ano de substituta: onze protagonistas e nem um espirro.
    A tosse | A estrela pigarreia no primeiro ato, e no segundo Edie já tirou os sapatos.
    O ponto | Ela sopra uma única fala, e o fundo do balcão agradece.
    A matinê errada | Vestida, aquecida e com o texto na ponta da língua, numa peça que saiu de cartaz na segunda.
    Patas traseiras | Metade do cavalo da pantomima está de atestado, e a rigor é um papel.
    Substituta da substituta | Contratam uma moça de dezenove anos para cobrir Edie, e ela sabe melhor o texto.
    Noite da crítica | Todos os críticos da cidade chegam, menos o táxi da estrela.
    Todos em cena | A cortina sobe com Edie do lado errado dela, ou talvez do certo.
  `,
  'the-understudy-s2': `
    Duas palavras | Ela chegou até “Meu senhor”, e aí veio o táxi.
    Observações | O diretor tem para o elenco, a técnica e o gato, e nenhuma para Edie.
    Na estrada | Doze cidades, uma van e uma substituta encarregada do mapa.
    Pensão completa | A dona da casa tem uma harpa e tranca a porta às nove.
    Na cabine | Edie comanda o espetáculo por uma noite, e ele nunca correu tão bem.
    Voz emprestada | A estrela fica sem voz, não larga o papel e põe Edie atrás da cortina.
    Simulado de incêndio | O terceiro ato acontece no estacionamento, onde sobram papéis.
    Ligou um agente | Ele a adorou na segunda parte e queria o telefone da amiga dela.
    Onze protagonistas | Todas vêm ao aniversário dela, e todas esbanjam saúde.
    Última sessão | Há um papel vago, uma mulher que sabe o texto e um táxi na porta.
  `,
};
