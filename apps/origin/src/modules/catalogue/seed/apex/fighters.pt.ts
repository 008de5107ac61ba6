import type { CatalogueTexts } from '../catalogue-seed';

export const fighters: NonNullable<CatalogueTexts['fighters']> = {
  'magnus-tordahl': [
    'Magnus Tordahl',
    'A Pedreira',
    'Filho de pedreiro que bate como trabalha. Campeão há quatro anos.',
  ],
  'isaia-fonomau': [
    'Isaia Fonomau',
    'Maré Alta',
    'Nunca foi derrubado, nem no octógono nem antes, no campo de rúgbi.',
  ],
  'bram-oosterveld': [
    'Bram Oosterveld',
    'O Farol',
    'O mais alto do elenco e o mais difícil de alcançar.',
  ],
  'kwabena-asare-poku': [
    'Kwabena Asare-Poku',
    'O Professor',
    'Quarenta lutas ensinando aos mais novos o que eles não viram.',
  ],
  'rafael-quintela': [
    'Rafael Quintela',
    'Relâmpago',
    'Troca de base no meio da combinação. Campeão dos médios.',
  ],
  'elias-wren': [
    'Elias Wren',
    'Vésperas',
    'Dezesseis vitórias e uma derrota, treinadas numa capela que a avó ainda limpa.',
  ],
  'baek-joon-seo': [
    'Baek Joon-seo',
    'O Metrônomo',
    'Cinco rounds num ritmo só, e o ritmo só é seu no primeiro.',
  ],
  'dmitar-stojkovski': [
    'Dmitar Stojkovski',
    'Fogo Brando',
    'Perde os primeiros rounds e ganha as lutas.',
  ],
  'mateus-valadao': [
    'Mateus Valadão',
    'O Alfaiate',
    'Onze finalizações, todas sob medida. Campeão dos meio-médios.',
  ],
  'nikoloz-gelashvili': [
    'Nikoloz Gelashvili',
    'A Avalanche',
    'Lutador dos vales altos com sete jeitos de pôr alguém de costas no chão.',
  ],
  'amadou-sissoko-ba': [
    'Amadou Sissoko-Ba',
    'Estrada Longa',
    'A maior envergadura da categoria e a paciência para usá-la.',
  ],
  'cillian-rourke-daly': [
    'Cillian Rourke-Daly',
    'O Carteiro',
    'Sempre entrega, raramente na hora.',
  ],
  'ivan-carcamo': [
    'Iván Cárcamo',
    'O Condor',
    'Nascido a três mil metros e nunca cansado abaixo deles. Campeão dos leves.',
  ],
  'deshawn-pruett': [
    'Deshawn Pruett',
    'Prorrogação',
    'Venceu quatro lutas nos últimos dez segundos. Diz que é estratégia.',
  ],
  'yuto-hanamori': [
    'Yuto Hanamori',
    'O Espelho',
    'Contragolpeador. Não solta nada até você soltar.',
  ],
  'reuben-achterberg': [
    'Reuben Achterberg',
    'Karoo',
    'Pegada de fazendeiro e pavio curto para rounds longos.',
  ],
  'luis-barragan': ['Luis Barragán', 'Trovãozinho', 'As mãos mais ocupadas dos galos.'],
  'kaito-minase': [
    'Kaito Minase',
    'Sem Palavras',
    'Um golpe, oitocentas vezes por dia. Campeão dos galos.',
  ],
  'zaur-temirbek': [
    'Zaur Temirbek',
    'A Estepe',
    'Anda para a frente. O plano é só esse, e funciona.',
  ],
  'theo-lascelles': ['Theo Lascelles', 'Aurora Boreal', 'Chuta de ângulos que ainda não têm nome.'],
  'ines-altamira': [
    'Inés Altamira',
    'A Geômetra',
    'Nove vitórias por triângulo. Campeã dos moscas.',
  ],
  'larissa-tavares-pinho': [
    'Larissa Tavares Pinho',
    'Quebra-mar',
    'Ninguém a derruba há três anos.',
  ],
  'priya-naidoo-cole': [
    'Priya Naidoo-Cole',
    'Plantão da Noite',
    'Socorrista que luta nas semanas de folga.',
  ],
  'saoirse-keane': ['Saoirse Keane', 'A Faísca', 'Dez vitórias, nove antes do segundo gongo.'],
};
