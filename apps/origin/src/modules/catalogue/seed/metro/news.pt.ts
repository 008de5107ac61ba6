import type { NewsTexts } from '../news-seed';

export const pt: NewsTexts = {
  feeds: { coming: 'Em breve', behind: 'Por trás da tela', sport: 'Metro Esporte' },
  items: {
    'signal-house-returns': {
      heading: 'A linha fechou. A Casa dos Sinais, não.',
      lead: 'A segunda temporada está sendo filmada, agora no inverno, numa ferrovia emprestada de volta pelos pássaros.',
      captions: ['A cabine de sinais vista pelo turno da noite.', 'Primeira leitura, Estúdio 4.'],
      body: '<p>Ninguém planejava continuar. Então onze mil espectadores escreveram para dizer que trem achavam que era, e quatro acertaram.</p><blockquote><p>“Já mudamos isso, claro”, diz o roteirista.</p></blockquote><h2>O que podemos contar</h2><ul><li>Seis partes, como antes</li><li>O telefone toca já na primeira</li><li>Ninguém da primeira temporada foi embora de vez</li></ul>',
    },
    'owlets-named': {
      heading: 'O terceiro filhote de coruja tem nome, e não é Steve',
      lead: 'Trinta mil votos, um recurso e uma escola em Ashbrook que não desistia.',
      captions: ['Atrasado para o jantar, como sempre.'],
      body: '<p>O que sempre se atrasa se chama Minutos. “Steve” ficou em segundo pelo terceiro ano. Os filhotes nem notaram: havia um ratinho.</p>',
    },
    'cup-final-line': {
      heading: 'Trens extras até o fim da linha',
      lead: 'Na final da Copa Metro, a linha azul funciona a noite toda, nos dois sentidos e nas duas cores.',
      captions: ['Dezenove taças contra nenhuma.'],
      body: '<p>O clube da última estação nunca esteve numa final, e a estação nunca teve fila. As duas coisas mudam no dia. A torcida do gigante embarca na plataforma três.</p><p><em>Corrigido: o último trem sai às dez para as duas, não às duas e dez.</em></p>',
    },
    'song-contest-report': {
      heading: 'Um tom acima do necessário: o festival, contado',
      lead: 'Doze canções, um microfone quebrado e uma votação até a última linha. Com quem venceu.',
      captions: ['Doze canções e muito confete.'],
      body: '<p>O microfone falhou na sétima canção, e a plateia cantou no lugar. Foi ali, todos dizem. “Harbour Lights”, de um coral de motorneiros, venceu por quatro pontos.</p>',
    },
    'election-map': {
      heading: 'Nada de palpite antes de haver com que palpitar',
      lead: 'A Noite da Eleição mostra contagens, mapas e silêncio. Uma explicação do silêncio.',
      captions: ['O mapa é desenhado à mão e depois no computador.'],
      body: '<p>Entre o fechamento das urnas e a primeira contagem, há quarenta minutos em que ninguém sabe nada. Este ano vamos mostrar o que acontece neles: caixas, salas de aula e gente correndo com papel.</p>',
    },
    'tidewater-sets': {
      heading: 'A cidade que a série ergueu e o mar levou',
      lead: 'O cenário ficava abaixo da maré alta de propósito. Durou duas temporadas e nove minutos.',
      captions: ['A padaria foi a primeira.'],
      body: '<p>Os carpinteiros tinham dado um ano. Vieram vê-lo partir, com sanduíches. Uma porta foi encontrada a dezoito quilômetros dali, ainda trancada.</p>',
    },
    'marathon-bridges': {
      heading: 'Onze pontes e uma banda que precisa de trombones',
      lead: 'A Maratona da Cidade passa pela nova passarela. À banda do quilômetro trinta faltam dois músicos.',
      captions: ['O quilômetro trinta, onde dói.'],
      body: '<p>Não é preciso experiência, mas fôlego sim: a banda toca uma música só por cinco horas. Os corredores pediram que não mude.</p>',
    },
    'custard-tart-recipe': {
      heading: 'O quarto segredo do pastel de nata',
      lead: 'Três confeitarias nos contaram três segredos. Um espectador de Belém mandou o que elas guardaram.',
      captions: ['Um forno muito quente, e depois mais.'],
      body: '<p>É a forma. Tem de ser velha, tem de ser fina e nunca pode ter sido lavada. Nossa cozinha tentou com uma nova. Era um bom pastel. Não era <em>o</em> pastel.</p>',
    },
    'migration-cameras': {
      heading: 'Um milhão de animais e uma câmera na lama',
      lead: 'A Grande Migração tem uma quinta câmera este ano. Já pisaram nela.',
      captions: ['O rio, um dia antes.'],
      body: '<p>Ela fica sob o barranco por onde entrou a primeira zebra do ano passado. O operador a guia de uma barraca, com uma alavanca, e um hipopótamo já pediu licença.</p>',
    },
    'fox-timetable': {
      heading: 'A raposa da plataforma dois mudou de horário',
      lead: 'Depois de quatro anos à 1h14, ela agora vem à 1h09. Perguntamos o motivo à ferrovia.',
      captions: ['Ela nunca perdeu um trem.'],
      body: '<p>O trem da 1h12 para Northgate acabou em março, e com ele o maquinista que comia na cabine. O novo come no banco. São cinco minutos a menos a perder.</p>',
    },
    'trams-in-the-depot': {
      heading: 'O depósito ganha uma cesta que não treme',
      lead: 'A cesta mais barulhenta da liga será trocada. A velha vai para quem vencer a votação.',
      captions: ['A torcida se senta nas plataformas.'],
      body: '<p>Por trinta anos os visitantes erraram lances livres por causa dela. O time da casa nega que esse fosse o motivo de mantê-la, e a quer para a sede.</p>',
    },
    'jazz-ferries': {
      heading: 'Balsas em compasso quatro por quatro',
      lead: 'O Jazz no Cais pediu a tabela de horários das balsas. Um compositor a pôs na partitura.',
      captions: ['Trios, big bands e a balsa das 21h40.'],
      body: '<p>A buzina das 21h40 entra no terceiro tempo, se for pontual. Se atrasar, há um compasso de bateria que se repete. Já foi ensaiado por onze minutos.</p>',
    },
  },
};
