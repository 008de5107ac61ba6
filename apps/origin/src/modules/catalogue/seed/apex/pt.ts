import type { CatalogueTexts } from '../catalogue-seed';
import { descriptions } from './descriptions.pt';
import { episodes } from './episodes.pt';
import { fighters } from './fighters.pt';

export const pt: CatalogueTexts = {
  descriptions,
  episodes,
  fighters,
  leagues: {
    apex: 'Campeonato Apex',
    'fight-night': 'Apex Fight Night',
    rise: 'Apex Rise',
    trials: 'Apex Trials',
    'grand-prix': 'Grand Prix Feminino',
  },
  venues: {
    'harbour-dome': 'Harbour Dome, Port Lavelle',
    'iron-hall': 'Iron Hall, Kestrel City',
    'cathedral-yards': 'Pátios da Catedral, Valmora',
    'plaza-norte': 'Plaza Norte, San Altero',
    'arena-do-cais': 'Arena do Cais, Rio Verde',
    foundry: 'A Fundição, Eastmark',
  },
  titles: {
    'apex-63-red-corner': [
      'Apex 63: a câmera do corner',
      'A noite inteira do corner do campeão, com o que se diz ali entre os rounds.',
    ],
    'apex-63-overhead': [
      'Apex 63: do teto',
      'A lona vista de cima, sem narração: pés, ângulos e distância.',
    ],
    'apex-63': [
      'Apex 63: Tordahl vs. Fonomau',
      'O campeão dos pesos-pesados não ouve o gongo final há quatro anos. Isaia Fonomau nunca foi derrubado. Cinco rounds, um cinturão.',
    ],
    'trials-flyweight': [
      'Apex Trials: chave dos moscas',
      'Dezesseis moscas sem contrato, três lutas cada um e duas vagas. Ninguém ali pode ter um dia ruim.',
    ],
    'rise-eastmark': [
      'Apex Rise: Eastmark',
      'Sete promessas com menos de seis lutas somadas e uma torcida que sabe o nome de todas.',
    ],
    'grand-prix-semi-finals': [
      'Grand Prix Feminino: semifinais',
      'Altamira enfrenta Keane, Tavares Pinho enfrenta Naidoo-Cole, e as vencedoras voltam na mesma noite para a final.',
    ],
    'fight-week-live': [
      'Semana de luta ao vivo',
      'Treinos abertos, pesagens e a última encarada: da primeira corda ao olho no olho sob as luzes.',
    ],
    'fight-night-san-altero': [
      'Fight Night San Altero: Cárcamo vs. Pruett 2',
      'Da outra vez, dividiram dois rounds em onze minutos. A revanche é na altitude, e Cárcamo nasceu lá.',
    ],
    'trials-lightweight': [
      'Apex Trials: chave dos leves',
      'Um estivador, um ex-reserva olímpico e mais doze brigam por uma saída da mesma chave.',
    ],
    'rise-valmora': [
      'Apex Rise: Valmora',
      'Sob o velho teto da catedral, o card mais jovem da temporada: média de vinte e um anos, nove lutas, uma estreia.',
    ],
    'fight-night-rio-verde': [
      'Fight Night Rio Verde: Temirbek vs. Lascelles',
      'Um wrestler que nunca para de andar para a frente contra um kickboxer que nunca fica parado, à beira do cais.',
    ],
    'grappling-invitational': [
      'Apex Grappling Invitational',
      'Sem golpes, sem juízes, sem empate: só finalização, com o relógio correndo até alguém bater.',
    ],
    'apex-64': [
      'Apex 64: Quintela vs. Wren',
      'O título dos médios vai a Kestrel City, onde Elias Wren venceu onze seguidas e Rafael Quintela nunca lutou.',
    ],
    'fight-night-kestrel': [
      'Fight Night Kestrel City: Baek vs. Stojkovski',
      'Dois médios a uma vitória do título e dez anos de rixa entre as academias.',
    ],
    'grand-prix-final': [
      'Grand Prix Feminino: a final',
      'Oito começaram na primavera. Restam duas, e a vencedora leva o cinturão na bagagem de mão.',
    ],
    'apex-65': [
      'Apex 65: Altamira vs. Tavares Pinho',
      'Inés Altamira defende o título na praia da desafiante. A arena esgotou antes de o contrato ser assinado.',
    ],
    'trials-heavyweight': [
      'Apex Trials: chave dos pesados',
      'Oito gigantes, um contrato e pouquíssimas decisões dos juízes.',
    ],
    'rise-finals': [
      'Apex Rise: finais da temporada',
      'Cinco categorias coroam a promessa do ano, e na segunda-feira todas entram no elenco principal.',
    ],
    'fight-night-port-lavelle': [
      'Fight Night Port Lavelle: Barragán vs. Hanamori',
      'Luis Barragán sobe de categoria para encarar o contragolpeador com quem ninguém quis assinar.',
    ],
    'apex-61': [
      'Apex 61: Sissoko-Ba vs. Rourke-Daly',
      'A maior envergadura dos meio-médios contra o homem que fez carreira entrando por dentro dela.',
    ],
    'last-round': [
      'O último round: a despedida de Asare-Poku',
      'Quarenta lutas, três voltas por cima e mais uma caminhada até o octógono. Kwabena Asare-Poku se despede.',
    ],
    'apex-62': [
      'Apex 62: Valadão vs. Gelashvili',
      'Faixa-preta contra mestre das quedas pelo título dos meio-médios, e nenhum dos dois quer a luta em pé.',
    ],
    'tordahl-every-knockout': [
      'Todos os nocautes de Tordahl',
      'Catorze nocautes, nenhum depois do terceiro round, na ordem em que aconteceram.',
    ],
    'altamira-triangle': [
      'O triângulo de Altamira',
      'Como um estrangulamento por baixo venceu nove lutas, quadro a quadro, explicado por quem o aplica.',
    ],
    'wren-camp-diary': [
      'Diário de camp: Elias Wren',
      'Dez semanas numa capela reformada sobre o mar: manhãs frias, rounds duros e uma avó muito paciente.',
    ],
    'anatomy-of-a-low-kick': [
      'Anatomia de um chute baixo',
      'Por que a canela que ninguém vê acaba com a luta três minutos depois.',
    ],
    'carcamo-pruett-one': [
      'Luta completa: Cárcamo vs. Pruett 1',
      'Onze minutos que transformaram dois desafiantes em rivais. Sem cortes, com o áudio dos dois corners.',
    ],
    'thirty-seconds': [
      'Trinta segundos ou menos',
      'Os desfechos mais rápidos da história do Apex. Não olhe para o celular.',
    ],
    'corner-talk': [
      'Conversa de corner',
      'O que os treinadores dizem nos sessenta segundos que ninguém mais ouve.',
    ],
    'quintela-homecoming': [
      'Quintela volta para casa',
      'O campeão dos médios leva o cinturão à praia onde sua primeira academia era um barracão de redes.',
    ],
    walkouts: [
      'Entradas que sacudiram a arena',
      'Tambores, corais, uma banda de metais e um bode. As entradas que fizeram mais barulho que as lutas.',
    ],
    'gelashvili-throws': [
      'O livro de quedas de Gelashvili',
      'Quadril, cabeça, ar, lona: sete projeções do meio-médio que conta os rounds em aterrissagens.',
    ],
    'scorecards-explained': [
      'Como se pontua uma luta',
      'Três juízes, dez pontos e por que seu favorito perdeu o round que você dava como ganho.',
    ],
    'minase-southpaw': [
      'Minase e a esquerda',
      'O campeão dos galos fala de paciência, ângulos e de um golpe que treinou oitocentas vezes por dia.',
    ],
    'rise-alumni': [
      'A turma do Rise',
      'Cinco campeões assistem à própria estreia profissional, alguns por entre os dedos.',
    ],
    cutman: [
      'O cutman',
      'Um cotonete, um ferro gelado e noventa segundos: uma noite no corner com Anselmo Duarte Reyes.',
    ],
    countdown: [
      'Contagem regressiva',
      'As duas semanas antes de cada disputa de título, nos dois camps, de portas abertas.',
    ],
    'four-walls': [
      'Quatro paredes',
      'Cada temporada se muda para uma academia e fica até acabar o aluguel, o dinheiro ou o campeão.',
    ],
    'barrio-gyms': [
      'Academias de bairro',
      'Garagens, lajes e uma antiga padaria: onde os próximos campeões da América Latina aprendem a cair.',
    ],
    'ground-rules': [
      'Regras do chão',
      'O grappling explicado por quem vive dele, da primeira pegada aos três tapinhas.',
    ],
    'sangue-frio': [
      'Sangue Frio',
      'Drama. Um campeão aposentado aceita proteger o filho de um apostador e é puxado de volta ao octógono.',
    ],
    'after-the-bell': [
      'Depois do gongo',
      'O programa da manhã seguinte: os desfechos, as papeletas e os telefonemas que vieram depois.',
    ],
    'one-punch': ['Um golpe só', 'Curto, alto e acabou.'],
    'submission-school': [
      'Escola de finalizações',
      'Da primeira pegada aos três tapinhas, na ordem em que se deve aprender.',
    ],
    'inside-camp': ['Por dentro do camp', 'Semanas de trabalho por minutos de luta.'],
    'start-here': [
      'Chegou agora? Comece aqui',
      'Cinco vídeos e você discute com qualquer um no bar.',
    ],
  },
  taglines: {
    'apex-63': 'Dois homens imparáveis. Só um deles está certo.',
    'grand-prix-final': 'Oito entraram. Uma sai com o cinturão.',
    'apex-64': 'A cidade dele. A sequência dele. O título de outro.',
    countdown: 'A luta começa duas semanas antes.',
    'fight-night-san-altero': 'Onze minutos não bastaram.',
  },
  collections: {
    'title-fights': 'Valendo cinturão',
    'from-the-gym': 'Do chão da academia',
    'learn-the-game': 'Aprenda o jogo',
  },
};
