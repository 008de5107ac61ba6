export const episodes: Readonly<Record<string, string>> = {
  'first-of-their-flag-s0': `
    As malas | O que dezesseis pessoas levaram aos Jogos, peça por peça.
    De volta | A recepção, o desfile e a segunda-feira seguinte.
  `,
  'first-of-their-flag-s1': `
    O envelope | Chega no barco de quinta, e o cais inteiro sabe antes dela.
    Entre dois barcos | Na ilha não há piscina, e um nadador treina ao longo de uma corda entre dois pesqueiros.
    Número cinquenta | No país dele não há tênis para o arremessador de peso, então o tio costura um par.
    A segunda passagem | Era para um treinador, e ela deu ao irmão caçula.
    Um quimono só | Duas primas o lavam em turnos até a federação só poder enviar uma delas.
    Quatro noites | A embaixada não tem bandeira do tamanho certo, e uma escola costura uma.
    Vinte minutos | É o tempo que uma pentatleta tem para conhecer o cavalo com que vai saltar.
    Para que lado? | Um barreirista de um país sem pista dá a volta inteira andando antes de correr.
  `,
  'first-of-their-flag-s2': `
    Bagagem especial | Um dardo viaja na cabine em quatro voos e é barrado no quinto.
    O hino | A banda nunca ouviu o dela, então ela o cantarola pelo telefone.
    Cinco meses de rio | Um remador treina enquanto há água e, depois, no leito seco.
    Treinador por carta | Mora a nove mil quilômetros e responde duas vezes por semana, à mão.
    Sacos de arroz | Um halterofilista aprendeu na venda da mãe e até hoje levanta de olho no caixa.
    Onze flechas | São todas as que ela tem, e ela conhece cada uma pelo voo.
    Um mastro só | São dois na equipe, os dois são os primeiros, e há uma bandeira para levar.
    O selo | O correio do país dele imprime seu rosto, com o tempo errado embaixo.
  `,
  'the-village-s1': `
    A primeira chave | Vai para uma equipe de uma pessoa só, que pergunta onde está todo mundo.
    Uma lavanderia | Onze mil camas, nove máquinas e uma parede de meias sem par.
    Mingau às quatro | A cozinheira sabe quem nada hoje por quem parou de falar.
    Feira de pins | Um de uma ilha pequena vale três de um país grande.
    Achados e perdidos | Uma roda de corrida, uma tuba e meio dente, tudo etiquetado.
    Quarto 4417 | Dois rivais o recebem por engano e, na terceira noite, pedem para ficar.
    O ambulatório | Às duas da manhã a fisioterapeuta mais ouve do que trata.
    Andar silencioso | Quem já terminou desce de andar, longe de quem ainda não.
    O último ônibus | Traz de volta uma medalha, uma equipe dormindo e nenhuma conversa.
    Chaves devolvidas | No dia dezessete falta uma, e a mulher do balcão sabe de quem é.
  `,
  'fourth-place-s1': `
    Onze milímetros | Uma saltadora mede a vida por um número.
    O toque | Ele nadou os últimos cinco metros de olhos fechados.
    Prata por uma hora | A medalha foi dela até a segunda revisão.
    A porta errada | Um canoísta olha para a baliza que tocou.
    O ônibus | Cinco jogadoras, um pênalti e nove horas de estrada.
    Quatro anos | O que cada um fez depois.
  `,
  'fourth-place-s2': `
    Dois centésimos | Até hoje perguntam a uma ciclista de pista o que ela teria feito com eles.
    O cadarço | Ele parou para amarrá-lo na largada, e até hoje amarra do mesmo jeito.
    Um gol | Um goleiro esqueceu todas as defesas do torneio, e a outra coisa não.
    O bronze do irmão | Ele chegou um posto à frente, e a medalha fica na cozinha da mãe.
    Por encomenda | Oito anos depois, por um caso de doping, uma medalha chega numa terça.
    O degrau vazio | Quatro deles visitam o depósito onde o pódio fica guardado, e um sobe.
  `,
  'rua-de-cima-s1': `
    Tinta azul | Oitenta metros de rua viram pista numa noite.
    Cinco da manhã | O treino acaba quando chega o carro do pão.
    Sapatilhas | Um par para seis pés.
    A ladeira | Descer correndo é proibido. Todos já desceram uma vez.
    A seletiva | Uma pista de verdade é mais larga do que pensavam.
    A carta | Vem com um nome. Não é o que esperavam.
    A rua assiste | Uma televisão na janela e a ladeira inteira na frente.
  `,
  'before-sunrise-s1': `
    O padeiro | Ele corre seus tiros entre duas fornadas, e quem marca o tempo é o forno.
    A enfermeira | Ela rema no escuro e precisa das mãos quentes para o primeiro paciente.
    O motorista | Já correu a linha 3 de ponta a ponta mais vezes do que a dirigiu.
    A professora | Oitenta voltas na piscina antes da chamada, e os alunos percebem pelo cabelo.
    O operador de guindaste | Sobe quarenta metros para trabalhar, depois de escalar a manhã toda por gosto.
    A carteira | Marcha atlética pelas mesmas ruas, no mesmo passo e sem as cartas.
    A peixeira | Judô no chão do mercado até chegar o gelo.
    A costureira | Às cinco ela luta esgrima na vitrine da loja, e às oito abre a porta.
    O vigia noturno | Seu turno acaba quando começa o dos outros, e é ele quem traz o cronômetro.
  `,
};
