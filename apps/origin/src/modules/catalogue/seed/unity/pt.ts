import type { CatalogueTexts } from '../catalogue-seed';
import { descriptions } from './descriptions.pt';
import { episodes } from './episodes.pt';

export const pt: CatalogueTexts = {
  descriptions,
  episodes,
  leagues: {
    athletics: 'Atletismo',
    swimming: 'Natação e saltos',
    football: 'Futebol',
    climbing: 'Escalada',
    gymnastics: 'Ginástica',
    basketball: 'Basquete 3x3',
    cycling: 'Ciclismo',
    wrestling: 'Luta livre',
    skateboarding: 'Skate',
    handball: 'Handebol',
    'table-tennis': 'Tênis de mesa',
    volleyball: 'Vôlei',
    fencing: 'Esgrima',
    judo: 'Judô',
    rowing: 'Remo',
    ceremonies: 'Cerimônias',
  },
  venues: {
    'sol-stadium': 'Estádio Sol',
    'blue-hall': 'O Ginásio Azul',
    'delta-stadium': 'Estádio Delta',
    'wall-street': 'O Muro, Docas do Leste',
    'paper-dome': 'A Cúpula de Papel',
    'harbour-court': 'Quadra do Porto',
    'two-hills': 'Circuito Duas Colinas',
    'old-market': 'Mercado Velho',
    'palm-beach': 'Baía das Palmeiras',
    'mirror-lake': 'Lago Espelho',
  },
  titles: {
    'football-final-tactical': [
      'Futebol, a final: câmera tática',
      'Os vinte e dois jogadores numa só imagem, do primeiro apito ao último.',
    ],
    'football-final-benches': [
      'Futebol, a final: os bancos',
      'Dois treinadores, dois bancos e cada palavra que os microfones pegam.',
    ],
    'sprint-100-women': [
      '100\u00a0m feminino: semifinais e final',
      'Vinte e quatro velocistas, três corridas e um recorde mundial batido nesta mesma pista na primavera.',
    ],
    'swimming-heats': [
      'Natação: eliminatórias da manhã',
      'Onze provas e todas as raias cheias, das favoritas ao nadador que aprendeu na piscina de um hotel.',
    ],
    'football-group-c': [
      'Futebol: grupo C, última rodada',
      'Quatro seleções com quatro pontos, dois jogos ao mesmo tempo e uma calculadora em cada banco.',
    ],
    'climbing-boulder': [
      'Escalada: final de boulder',
      'Quatro blocos que ninguém viu, quatro minutos em cada um e uma torcida que escala junto.',
    ],
    'gymnastics-team': [
      'Ginástica: final por equipes',
      'Oito países em seis aparelhos: valem três notas e nenhuma é descartada.',
    ],
    'basketball-three': [
      'Basquete 3x3: quartas de final',
      'Dez minutos, vinte e um pontos e uma cesta à beira d’água.',
    ],
    'cycling-road-race': [
      'Ciclismo: prova de estrada feminina',
      'Cento e quarenta quilômetros, seis vezes as duas colinas e nenhum rádio.',
    ],
    'wrestling-day': [
      'Luta livre: dia de finais',
      'Cinco categorias. Em três, alguém que não perde desde os últimos Jogos.',
    ],
    'skate-street': [
      'Skate: final do street',
      'Duas voltas, cinco manobras e finalistas cujas idades somadas dão a de um técnico.',
    ],
    'handball-quarter-finals': [
      'Handebol: quartas de final',
      'Quatro jogos num ginásio só e, pela história, nenhum decidido antes do último minuto.',
    ],
    'table-tennis-doubles': [
      'Tênis de mesa: duplas mistas',
      'Ralis rápidos demais para acompanhar. Ainda bem que existe replay.',
    ],
    'beach-volleyball': [
      'Vôlei de praia: oitavas de final',
      'Dois de cada lado, areia a quarenta graus e um tambor que não para.',
    ],
    'fencing-epee': [
      'Esgrima: espada masculina',
      'Sem prioridade e sem segunda chance: quem toca primeiro tem razão.',
    ],
    'diving-platform': [
      'Saltos: plataforma de dez metros',
      'Três segundos de voo a cinquenta por hora, e cada respingo tira ponto.',
    ],
    'football-final': [
      'Futebol: a final',
      'Um país de onze milhões contra um de trezentos mil. Todo mundo já escolheu um lado.',
    ],
    marathon: [
      'A maratona',
      'Quarenta e dois quilômetros do porto ao estádio, e o último é ladeira acima.',
    ],
    'relay-finals': [
      'Atletismo: finais do revezamento',
      'Quatro finais, sessenta e quatro bastões e a melhor noite dos Jogos.',
    ],
    'opening-ceremony': [
      'A cerimônia de abertura',
      'Entram duzentas nações, a começar pela menor delegação: são duas pessoas.',
    ],
    'gymnastics-apparatus': [
      'Ginástica: finais por aparelho',
      'Uma série, um aparelho, uma chance: barras, trave e solo.',
    ],
    'para-swimming-finals': [
      'Natação paralímpica: finais',
      'Catorze finais numa sessão e três recordes mundiais prestes a cair.',
    ],
    'judo-finals': [
      'Judô: finais',
      'Duas categorias e o golden score. Paciência e, de repente, um instante.',
    ],
    'rowing-eights': [
      'Remo: o oito com timoneiro',
      'Dois mil metros de espelho, quebrado por setenta e dois remos.',
    ],
    'nine-point-nine': ['9,9', 'Ela cruza a linha, olha o relógio e senta no chão.'],
    'the-hug': ['O abraço', 'Dez anos de rivalidade. Veja o que fazem antes de olhar o placar.'],
    'goal-from-the-corner': ['Gol olímpico', 'Ninguém tocou na bola. Nem o goleiro.'],
    'last-in-the-marathon': [
      'O último da maratona',
      'O estádio já tinha fechado. Acenderam as luzes de novo, só para ele.',
    ],
    'perfect-ten': ['O dez', 'Noventa segundos na trave sem um único balanço.'],
    'village-breakfast': [
      'Café da manhã para onze mil',
      'Mingau, pho e banana-da-terra: a cozinha que alimenta os Jogos.',
    ],
    'goalkeeper-scores': ['Gol de goleiro', 'Noventa metros, um quique e um homem muito surpreso.'],
    'photo-finish-lane-four': [
      'Foto de chegada na raia quatro',
      'Três ombros, um milésimo, um ouro.',
    ],
    'borrowed-shoes': [
      'Sapatilhas emprestadas',
      'As dela se perderam no aeroporto. As que ela calçou eram de uma rival.',
    ],
    'anthem-gone-wrong': [
      'O hino errado',
      'Tocaram o errado. Então o estádio inteiro cantou o certo.',
    ],
    'climb-in-six-seconds': ['Quinze metros em cinco segundos', 'Não pisque. É sério.'],
    'grandmother-in-the-stand': [
      'A avó da fila nove',
      'A câmera a encontrou e não conseguiu mais largar.',
    ],
    'slow-motion-dive': [
      'Três segundos, devagar',
      'Um salto de dez metros a mil quadros por segundo.',
    ],
    'twins-on-the-podium': [
      'Gêmeas no pódio',
      'Prata e bronze. Já combinaram de trocar aos domingos.',
    ],
    'skate-run-of-the-day': [
      'A volta do dia',
      'Ela tem treze anos. Acabou de inventar uma manobra.',
    ],
    'two-golds-one-bar': [
      'Dois ouros, um sarrafo',
      'Podiam desempatar. Perguntaram se dava para dividir.',
    ],
    'first-of-their-flag': [
      'Os primeiros da bandeira',
      'Atletas que são os primeiros que seu país já enviou, e a mala com que chegaram.',
    ],
    'the-village': [
      'A vila',
      'Dezessete dias dentro da vila dos atletas, da primeira chave ao último adeus.',
    ],
    'fourth-place': ['Quarto lugar', 'A melhor história costuma estar bem ao lado do pódio.'],
    'rua-de-cima': [
      'Rua de Cima',
      'Um bairro no morro, três velocistas e uma pista pintada no asfalto.',
    ],
    'before-sunrise': ['Antes do sol', 'Um treino com quem precisa estar no trabalho às oito.'],
    'unity-daily': [
      'Unity do dia',
      'Todas as finais, todas as lágrimas e tudo de estranho do dia em vinte e cinco minutos.',
    ],
    'athletics-mix': ['Atletismo', 'Mais rápido, mais alto e por um milésimo.'],
    'football-mix': ['Futebol', 'Gols, quase todos impossíveis.'],
    'water-and-air-mix': ['Água e ar', 'Saltar, voar, escalar, pousar.'],
    'happy-tears': ['Lágrimas de alegria', 'Deixe um lenço por perto.'],
  },
  taglines: {
    'sprint-100-women': 'Dez segundos. Vinte e quatro sonhos.',
    'football-final': 'Onze milhões contra trezentos mil.',
    'opening-ceremony': 'A menor equipe entra primeiro.',
    'first-of-their-flag': 'Alguém precisa ser o primeiro.',
    'climbing-boulder': 'Quatro paredes que ninguém jamais tocou.',
  },
  collections: {
    'todays-medals': 'Medalhas de hoje',
    'made-for-your-phone': 'Feito para o seu celular',
    'stories-of-nations': 'Histórias de nações',
  },
};
