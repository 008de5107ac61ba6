import type { NewsTexts } from '../news-seed';

export const pt: NewsTexts = {
  feeds: { today: 'De hoje', village: 'A vila', stories: 'Narrativas' },
  items: {
    'final-of-two-nations': {
      heading: 'Todo mundo já escolheu um lado',
      lead: 'Onze milhões contra trezentos mil: a final do futebol dividiu a vila, a sala de imprensa e um par de gêmeos.',
      captions: ['O estádio está cheio. A ilha, vazia.', 'Um terço do país veio de avião.'],
      body: '<p>Na ilha, as lojas fecham à noite, todas. O primeiro-ministro emprestou o jardim para o telão, porque não há outro lugar plano.</p><blockquote><p>“Não somos o time pequeno. Somos o país pequeno”, diz a capitã.</p></blockquote><p>O grande venceu a final duas vezes e perdeu três. Preferia não ser o vilão. Não tem escolha.</p>',
    },
    'two-at-the-opening': {
      heading: 'A menor delegação entra primeiro',
      lead: 'São duas pessoas, e uma leva a bandeira. A outra leva a mala.',
      captions: ['A ordem das nações, da menor para a maior.'],
      body: '<p>Voaram trinta e uma horas com quatro escalas. No estádio vai caber mais gente que no país delas. “Vamos acenar devagar”, dizem, “para durar.”</p>',
    },
    'relay-lanes': {
      heading: 'Finais do revezamento: raias e escalações',
      lead: 'Quatro finais, sessenta e quatro bastões e uma equipe que ainda não deixou cair nenhum.',
      captions: ['A passagem se ganha antes de abrir a mão.'],
      body: '<p>As raias foram sorteadas de manhã. As favoritas saem da dois, na curva fechada, e mudam a ordem por isso.</p><p><em>Corrigido: na primeira versão, as raias dois e sete estavam trocadas.</em></p>',
    },
    'women-100-report': {
      heading: 'Dez segundos, contados devagar',
      lead: 'Três ombros na linha e uma espera mais longa que a prova. Com o resultado.',
      captions: ['Por quarenta segundos ninguém soube.'],
      body: '<p>Os juízes levaram quatro vezes mais que as velocistas. Então o placar mostrou 9,9 na raia quatro, e Imani Castellane se sentou na pista e só levantou quando a prata se sentou ao lado dela.</p>',
    },
    'porridge-record': {
      heading: 'Onze mil cafés da manhã e uma reclamação',
      lead: 'A cozinha da vila fez as contas: o mingau lidera, a banana frita vem chegando.',
      captions: ['Aberta a noite toda, como os halterofilistas.'],
      body: '<p>A reclamação era da torrada e veio de uma equipe de judô que batera o peso na véspera. Foi retirada, com desculpas e um desenho.</p>',
    },
    'wall-unseen': {
      heading: 'Quatro problemas que ninguém tocou',
      lead: 'A final de boulder é montada à noite, atrás de uma cortina. Só duas pessoas viram tudo.',
      captions: ['As docas do leste, de cortina fechada.'],
      body: '<p>Quem monta também não pode escalar. Trabalham de luva e em escadas, e dizem que o terceiro é maldoso.</p>',
    },
    'swimmer-hotel-pool': {
      heading: 'Ele aprendeu numa piscina de hotel, de doze metros',
      lead: 'Na raia oito, esta manhã, a virada vai chegar mais tarde do que ele está acostumado.',
      captions: ['Raia oito, primeira série.'],
      body: '<p>O hotel o deixava entrar antes de os hóspedes acordarem. Nunca nadou cinquenta metros sem tocar três paredes. “Vai ser um descanso”, diz.</p>',
    },
    'lost-luggage': {
      heading: 'Procura-se sapatilha de pregos, número trinta e nove, até meio-dia',
      lead: 'Uma mala foi para o continente errado. Nove rivais ofereceram as suas.',
      captions: ['Servem. São de outra cor.'],
      body: '<p>Ela vai correr com as sapatilhas da raia ao lado, cuja dona tem outro par e uma condição: nada de fotos dos cadarços.</p>',
    },
    'para-records': {
      heading: 'Três recordes mundiais esperados antes do jantar',
      lead: 'Catorze finais numa sessão e uma piscina que dizem ser rápida.',
      captions: ['O Salão Azul, uma hora antes.'],
      body: '<p>Piscinas são rápidas quando são fundas e ninguém lhes diz isso. Três dos finalistas de hoje nadaram abaixo do recorde no treino, e contaram a todo mundo.</p>',
    },
    'lights-for-the-last': {
      heading: 'Eles acenderam as luzes de novo',
      lead: 'O estádio tinha fechado. Um corredor ainda estava lá fora. O que o zelador fez então.',
      captions: ['O último quilômetro é de subida.'],
      body: '<p>Ele ouviu os passos antes de vê-lo. Então apertou todos os interruptores que havia, e as pessoas no ponto do bonde deram meia-volta e entraram de novo.</p>',
    },
    'village-laundry': {
      heading: 'Seis mil meias por dia, e quase todas voltam',
      lead: 'A lavanderia da vila sabe quem está nervoso. Não conta.',
      captions: ['Separadas por país e depois por esperança.'],
      body: '<p>Camisetas vermelhas vão na água fria. As da sorte se lavam à mão, ou não se lavam. Há uma prateleira de meias sozinhas com uma placa: “Coragem, pergunte.”</p>',
    },
    'street-track': {
      heading: 'Uma pista pintada na rua',
      lead: 'Três finalistas cresceram na mesma rua, numa ladeira, com um ônibus por hora.',
      captions: ['Quatro raias e um poste.'],
      body: '<p>Treinavam entre dois ônibus. A chegada era a padaria, e quem perdia comprava o pão. Hoje a rua está fechada pela primeira vez, e para um telão.</p>',
    },
  },
};
