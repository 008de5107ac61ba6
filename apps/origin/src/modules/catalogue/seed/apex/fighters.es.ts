import type { CatalogueTexts } from '../catalogue-seed';

export const fighters: NonNullable<CatalogueTexts['fighters']> = {
  'magnus-tordahl': [
    'Magnus Tordahl',
    'La Cantera',
    'Hijo de cantero que golpea como trabaja. Campeón desde hace cuatro años.',
  ],
  'isaia-fonomau': [
    'Isaia Fonomau',
    'Marea Alta',
    'Nunca lo han derribado, ni en la jaula ni antes en el campo de rugby.',
  ],
  'bram-oosterveld': [
    'Bram Oosterveld',
    'El Faro',
    'El más alto de la plantilla y el más difícil de alcanzar.',
  ],
  'kwabena-asare-poku': [
    'Kwabena Asare-Poku',
    'El Profesor',
    'Cuarenta combates enseñando a los jóvenes lo que no habían visto.',
  ],
  'rafael-quintela': [
    'Rafael Quintela',
    'Relámpago',
    'Cambia de guardia en mitad de una combinación. Campeón del peso medio.',
  ],
  'elias-wren': [
    'Elias Wren',
    'Vísperas',
    'Dieciséis victorias y una derrota, entrenadas en una capilla que su abuela aún limpia.',
  ],
  'baek-joon-seo': [
    'Baek Joon-seo',
    'El Metrónomo',
    'Cinco asaltos a un solo ritmo, y el ritmo solo es tuyo en el primero.',
  ],
  'dmitar-stojkovski': [
    'Dmitar Stojkovski',
    'Fuego Lento',
    'Pierde los primeros asaltos y gana los combates.',
  ],
  'mateus-valadao': [
    'Mateus Valadão',
    'El Sastre',
    'Once sumisiones, todas a medida. Campeón wélter.',
  ],
  'nikoloz-gelashvili': [
    'Nikoloz Gelashvili',
    'La Avalancha',
    'Luchador de los valles altos con siete maneras de ponerte de espaldas.',
  ],
  'amadou-sissoko-ba': [
    'Amadou Sissoko-Ba',
    'Camino Largo',
    'El mayor alcance de la categoría y la paciencia para usarlo.',
  ],
  'cillian-rourke-daly': [
    'Cillian Rourke-Daly',
    'El Cartero',
    'Siempre entrega, casi nunca a la hora.',
  ],
  'ivan-carcamo': [
    'Iván Cárcamo',
    'El Cóndor',
    'Nacido a tres mil metros y nunca cansado por debajo. Campeón del peso ligero.',
  ],
  'deshawn-pruett': [
    'Deshawn Pruett',
    'Prórroga',
    'Ganó cuatro combates en los últimos diez segundos. Dice que lo tiene pensado.',
  ],
  'yuto-hanamori': [
    'Yuto Hanamori',
    'El Espejo',
    'Contragolpeador. No lanza nada hasta que lanzas tú.',
  ],
  'reuben-achterberg': [
    'Reuben Achterberg',
    'Karoo',
    'Manos de granjero y poca paciencia para los asaltos largos.',
  ],
  'luis-barragan': ['Luis Barragán', 'El Truenito', 'Las manos más activas del peso gallo.'],
  'kaito-minase': [
    'Kaito Minase',
    'Sin Palabras',
    'Un golpe, ochocientas veces al día. Campeón del peso gallo.',
  ],
  'zaur-temirbek': [
    'Zaur Temirbek',
    'La Estepa',
    'Camina hacia delante. Ese es todo el plan, y funciona.',
  ],
  'theo-lascelles': [
    'Theo Lascelles',
    'Aurora Boreal',
    'Patea desde ángulos que aún no tienen nombre.',
  ],
  'ines-altamira': [
    'Inés Altamira',
    'La Geómetra',
    'Nueve victorias por triángulo. Campeona del peso mosca.',
  ],
  'larissa-tavares-pinho': [
    'Larissa Tavares Pinho',
    'Rompeolas',
    'Nadie la ha derribado en tres años.',
  ],
  'priya-naidoo-cole': [
    'Priya Naidoo-Cole',
    'Turno de Noche',
    'Sanitaria de ambulancia que pelea en sus semanas libres.',
  ],
  'saoirse-keane': [
    'Saoirse Keane',
    'La Chispa',
    'Diez victorias, nueve antes de la segunda campana.',
  ],
};
