import type { CatalogueTexts } from '../catalogue-seed';
import { descriptions } from './descriptions.pt';
import { episodes } from './episodes.pt';

export const pt: CatalogueTexts = {
  descriptions,
  episodes,
  leagues: {
    'metro-one': 'Metro Um',
    'metro-news': 'Metro Notícias',
    'metro-sport': 'Metro Esporte',
    'metro-kitchen': 'Metro Cozinha',
    'metro-wild': 'Metro Natureza',
    'metro-late': 'Metro Madrugada',
    'metro-junior': 'Metro Júnior',
  },
  venues: {
    'studio-one': 'Estúdio 1, Rua da Torre',
    'studio-two': 'Estúdio 2, Rua da Torre',
    'studio-four': 'Estúdio 4, Rua da Torre',
    'corner-kitchen': 'A Cozinha da Esquina',
    'northgate-park': 'Northgate Park',
    'reef-station': 'Estação do Recife, Isla Coral',
    'coast-road': 'Estrada da Costa',
    'cellar-club': 'Clube do Porão',
    'old-mill': 'O Moinho Velho, Ashbrook',
    'tram-depot': 'Garagem dos Bondes',
    'guild-hall': 'Salão do Grêmio',
    'river-crossing': 'Acampamento da Travessia',
    'lantern-square': 'Praça das Lanternas',
    'quay-stage': 'Palco do Cais',
    'riverside-courts': 'Quadras da Ribeira',
  },
  titles: {
    'cup-final-tactical': [
      'Final da Taça Metro: vista tática',
      'As duas equipes na mesma imagem durante noventa minutos, do telhado da tribuna.',
    ],
    'cup-final-end-of-line': [
      'Final da Taça Metro: na torcida visitante',
      'O jogo no meio de quem veio da última estação da linha.',
    ],
    'morning-desk': [
      'Mesa da Manhã',
      'As notícias, o tempo, os trens atrasados e o porquê. Com café.',
    ],
    'saturday-kitchen-table': [
      'À Mesa da Cozinha',
      'Três cozinheiros, uma cesta da feira e quem estiver passando pelo prédio.',
    ],
    'football-northgate-harbour': [
      'Futebol: Northgate x Harbour Town',
      'O terceiro contra o quarto, a duas estações um do outro na linha azul, e um deles de técnico novo.',
    ],
    'reef-watch-live': [
      'De Olho no Recife, ao vivo',
      'Quatro câmeras debaixo d’água e uma bióloga que não consegue ficar quieta quando as arraias passam.',
    ],
    'parliament-today': [
      'O Parlamento Hoje',
      'O que se disse, o que se quis dizer e o que se votou, do plenário ao corredor.',
    ],
    'quiz-hour': [
      'A Hora do Quiz',
      'Duas ruas, quarenta perguntas e um troféu que não cabe na casa de ninguém.',
    ],
    'cycling-coast-tour': [
      'Ciclismo: Volta da Costa',
      'Duzentos quilômetros com o mar à esquerda e o vento no rosto.',
    ],
    'jornal-da-noite': ['Jornal da Noite', 'O dia em Lisboa, Luanda, São Paulo e na esquina.'],
    'after-dark-session': [
      'Depois da Meia-Noite: sessão no porão',
      'Quatro bandas, teto baixo, sem segunda tentativa. Música ao vivo até o último bonde.',
    ],
    'bake-room-live': [
      'Sala do Forno, ao vivo',
      'Seis confeiteiros amadores, um forno a menos e duas horas de apuros.',
    ],
    'owl-nest-live': [
      'Ninho de Corujas, ao vivo',
      'Três filhotes na parede de um moinho, e um deles sempre atrasado para o jantar.',
    ],
    'story-time': [
      'Hora da História',
      'Alguém conhecido, uma poltrona grande e um livro pequeno. Para quem tem menos de sete anos, ou quase.',
    ],
    'basketball-city-league': [
      'Basquete: Trams x Foundry',
      'A liga da cidade na velha garagem dos bondes, com a torcida sentada nas plataformas.',
    ],
    'orchestra-lunch': [
      'Almoço com a Orquestra',
      'Ensaio aberto ao meio-dia: uma sinfonia, muitas pausas e um maestro que explica por quê.',
    ],
    'football-cup-final': [
      'Futebol: final da Copa Metro',
      'Um gigante com dezenove taças contra um clube do fim da linha que não tem nenhuma.',
    ],
    'election-night': [
      'Noite de Eleição',
      'Cada apuração, cada mapa e nenhum palpite antes da hora.',
    ],
    'city-marathon': [
      'Maratona da Cidade',
      'Quarenta e dois quilômetros, onze pontes, trinta mil corredores e uma banda de metais exausta.',
    ],
    'song-contest-final': [
      'Festival da Canção: a final',
      'Doze canções, uma mudança de tom a mais, e você decide.',
    ],
    'great-migration-live': [
      'A Grande Migração, ao vivo',
      'Um milhão de animais chega ao rio. Ninguém sabe quem vai primeiro.',
    ],
    'street-food-festival': [
      'Festival de Comida de Rua',
      'Oitenta barracas numa praça e um repórter sem nenhum autocontrole.',
    ],
    'jazz-on-the-quay': [
      'Jazz no Cais',
      'Uma noite de trios e big bands, com as barcas na percussão.',
    ],
    'tennis-riverside-open': [
      'Tênis: Aberto da Ribeira',
      'Quartas de final na grama à beira do rio, com morangos e talvez chuva.',
    ],
    'why-the-trams-are-yellow': [
      'Por que os bondes são amarelos',
      'Era para durar quinze dias. Foi em 1931.',
    ],
    'one-pan-five-ways': [
      'Uma panela, cinco jantares',
      'Uma semana de jantares que só deixam uma coisa para lavar.',
    ],
    'fox-on-platform-two': [
      'A raposa da plataforma dois',
      'Toda noite à 1h14. Ela nunca perdeu um trem.',
    ],
    'ten-songs-one-take': [
      'Dez canções, uma tomada',
      'Um álbum inteiro num só plano, com baqueta no chão e tudo.',
    ],
    'goal-of-the-month': ['Gol do mês', 'Oito gols. O terceiro não deveria ser possível.'],
    'the-lighthouse-reader': [
      'A leitora do farol',
      'Há quarenta anos ela lê romances pelo rádio dos navios, um capítulo por noite.',
    ],
    'how-rain-is-forecast': [
      'Como se prevê a chuva',
      'De um balão ao amanhecer até a nuvenzinha no seu celular.',
    ],
    'pastel-de-nata': [
      'O pastel de nata perfeito',
      'Três padarias, três segredos e um forno muito quente.',
    ],
    'night-bus': [
      'Ônibus noturno',
      'Da última cortina ao primeiro pão: um motorista, uma linha e todo mundo que você nunca encontra.',
    ],
    'octopus-thinks': [
      'O que pensa o polvo',
      'Nove cérebros, três corações e uma opinião sobre a tampa.',
    ],
    'interview-mayor': [
      'A prefeita, por vinte minutos',
      'Sem anotações, sem assessores e com uma pergunta que ela não esperava.',
    ],
    'stop-motion-cat': [
      'O gato de feltro vai às compras',
      'Quatro minutos de animação que levaram onze meses, e um gato de lã.',
    ],
    'samba-school': [
      'Escola de samba',
      'Faltam seis semanas para o carnaval, e os tambores acabaram de ser pagos.',
    ],
    'second-hand-cities': [
      'Cidades de segunda mão',
      'O que acontece com as cidades que foram feitas para outra coisa.',
    ],
    'signal-house': [
      'A Casa de Sinais',
      'Drama. Uma controladora ferroviária ouve um trem numa linha fechada há vinte anos.',
    ],
    tidewater: [
      'Maré Morta',
      'Policial. Numa cidade que o mar está tomando de volta, alguém acerta contas antes que ele termine.',
    ],
    'salt-and-smoke': [
      'Sal e Fumaça',
      'Um chef percorre uma só costa e cozinha apenas o que cada vila aceita dividir.',
    ],
    'vila-esperanca': [
      'Vila Esperança',
      'A novela de todo dia: três famílias, uma padaria e um testamento com duas assinaturas.',
    ],
    'small-hours': [
      'Altas Horas da Rádio',
      'Comédia. O turno da noite de uma rádio com três ouvintes, e um deles é o chefe.',
    ],
    'hidden-rivers': [
      'Rios Escondidos',
      'Debaixo das ruas, a água antiga ainda corre. Um passeio com lanternas.',
    ],
    'the-understudy': [
      'A Substituta',
      'Comédia. Ela sabe todos os papéis da casa e nunca pisou no palco.',
    ],
    'ten-minutes-left': ['Faltam dez minutos', 'Para quando as batatas estão quase prontas.'],
    'rainy-sunday': ['Domingo de chuva', 'Lento, quentinho e sem pressa.'],
    hungry: ['Com fome', 'Não comece antes do jantar.'],
    'out-of-the-city': ['Fora da cidade', 'Ar, sal e distância.'],
  },
  taglines: {
    'signal-house': 'A linha está fechada. O trem, não.',
    'football-cup-final': 'Dezenove taças contra nenhuma.',
    tidewater: 'A maré alta traz tudo de volta.',
    'great-migration-live': 'Um milhão de animais, um rio.',
    'song-contest-final': 'Doze canções e o seu voto.',
  },
  collections: {
    'tonight-on-metro': 'Hoje no Metro',
    'family-sofa': 'Todos no mesmo sofá',
    'metro-originals': 'Feito pelo Metro',
  },
};
