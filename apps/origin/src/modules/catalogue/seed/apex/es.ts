import type { CatalogueTexts } from '../catalogue-seed';
import { descriptions } from './descriptions.es';
import { episodes } from './episodes.es';
import { fighters } from './fighters.es';

export const es: CatalogueTexts = {
  descriptions,
  episodes,
  fighters,
  leagues: {
    apex: 'Campeonato Apex',
    'fight-night': 'Apex Fight Night',
    rise: 'Apex Rise',
    trials: 'Apex Trials',
    'grand-prix': 'Gran Premio Femenino',
  },
  venues: {
    'harbour-dome': 'Harbour Dome, Port Lavelle',
    'iron-hall': 'Iron Hall, Kestrel City',
    'cathedral-yards': 'Patios de la Catedral, Valmora',
    'plaza-norte': 'Plaza Norte, San Altero',
    'arena-do-cais': 'Arena do Cais, Rio Verde',
    foundry: 'La Fundición, Eastmark',
  },
  titles: {
    'apex-63-red-corner': [
      'Apex 63: la cámara de la esquina',
      'Toda la velada desde la esquina del campeón, con lo que allí se dice entre asaltos.',
    ],
    'apex-63-overhead': [
      'Apex 63: desde las vigas',
      'La lona vista desde arriba, sin comentarios: pies, ángulos y distancia.',
    ],
    'apex-63': [
      'Apex 63: Tordahl contra Fonomau',
      'El campeón del peso pesado lleva cuatro años sin oír la última campana. A Isaia Fonomau nadie lo ha derribado. Cinco asaltos y un cinturón.',
    ],
    'trials-flyweight': [
      'Apex Trials: grupo del peso mosca',
      'Dieciséis moscas sin contrato, tres combates cada uno y dos plazas. Aquí nadie puede permitirse un mal día.',
    ],
    'rise-eastmark': [
      'Apex Rise: Eastmark',
      'Siete promesas con menos de seis combates entre todas y un público que se sabe cada nombre.',
    ],
    'grand-prix-semi-finals': [
      'Gran Premio Femenino: semifinales',
      'Altamira se mide a Keane y Tavares Pinho a Naidoo-Cole. Las ganadoras volverán a salir para la final.',
    ],
    'fight-week-live': [
      'Semana de combate, en directo',
      'Entrenamientos abiertos, pesajes y el último cara a cara: de la primera comba a la mirada bajo los focos.',
    ],
    'fight-night-san-altero': [
      'Fight Night San Altero: Cárcamo contra Pruett 2',
      'La primera vez se repartieron dos asaltos en once minutos. La revancha es en altura, y Cárcamo nació ahí.',
    ],
    'trials-lightweight': [
      'Apex Trials: grupo del peso ligero',
      'Un estibador, un suplente olímpico y otros doce buscan la salida de un mismo cuadro.',
    ],
    'rise-valmora': [
      'Apex Rise: Valmora',
      'Bajo el viejo techo de la catedral, la velada más joven del año: veintiún años de media, nueve combates y un debut.',
    ],
    'fight-night-rio-verde': [
      'Fight Night Rio Verde: Temirbek contra Lascelles',
      'Un luchador que nunca deja de avanzar contra un kickboxer que nunca se está quieto, junto al muelle.',
    ],
    'grappling-invitational': [
      'Apex Grappling Invitational',
      'Sin golpes, sin jueces y sin empates: solo sumisión, con el reloj en marcha hasta que alguien se rinda.',
    ],
    'apex-64': [
      'Apex 64: Quintela contra Wren',
      'El título del peso medio viaja a Kestrel City, donde Elias Wren suma once victorias seguidas y Rafael Quintela no ha peleado nunca.',
    ],
    'fight-night-kestrel': [
      'Fight Night Kestrel City: Baek contra Stojkovski',
      'Dos medios a una victoria del título y diez años de cuentas pendientes entre sus gimnasios.',
    ],
    'grand-prix-final': [
      'Gran Premio Femenino: la final',
      'En primavera empezaron ocho. Quedan dos, y la ganadora se llevará el cinturón en el equipaje de mano.',
    ],
    'apex-65': [
      'Apex 65: Altamira contra Tavares Pinho',
      'Inés Altamira defiende en la orilla de su rival. Las entradas se agotaron antes de firmar el contrato.',
    ],
    'trials-heavyweight': [
      'Apex Trials: grupo del peso pesado',
      'Ocho gigantes, un contrato y muy pocas decisiones de los jueces.',
    ],
    'rise-finals': [
      'Apex Rise: finales de temporada',
      'Cinco categorías eligen a su promesa del año, y el lunes todas estarán en la plantilla principal.',
    ],
    'fight-night-port-lavelle': [
      'Fight Night Port Lavelle: Barragán contra Hanamori',
      'Luis Barragán sube de categoría para medirse al contragolpeador con el que nadie quería firmar.',
    ],
    'apex-61': [
      'Apex 61: Sissoko-Ba contra Rourke-Daly',
      'El mayor alcance del wélter contra el hombre que ha hecho carrera colándose por dentro.',
    ],
    'last-round': [
      'El último asalto: la despedida de Asare-Poku',
      'Cuarenta combates, tres regresos y un último paseo hasta la jaula. Kwabena Asare-Poku dice adiós.',
    ],
    'apex-62': [
      'Apex 62: Valadão contra Gelashvili',
      'Cinturón negro contra maestro de los derribos por el título wélter, y ninguno de los dos la quiere de pie.',
    ],
    'tordahl-every-knockout': [
      'Todos los nocauts de Tordahl',
      'Catorce finalizaciones, ninguna más allá del tercer asalto, por orden de llegada.',
    ],
    'altamira-triangle': [
      'El triángulo de Altamira',
      'Cómo una estrangulación desde abajo ganó nueve combates, fotograma a fotograma y contada por quien la hace.',
    ],
    'wren-camp-diary': [
      'Diario de campamento: Elias Wren',
      'Diez semanas en una capilla reformada sobre el mar: mañanas frías, asaltos duros y una abuela con mucha paciencia.',
    ],
    'anatomy-of-a-low-kick': [
      'Anatomía de una patada baja',
      'Por qué la tibia que no ves termina el combate tres minutos después.',
    ],
    'carcamo-pruett-one': [
      'Combate completo: Cárcamo contra Pruett 1',
      'Los once minutos que convirtieron a dos aspirantes en rivales. Sin cortes y con el sonido de las dos esquinas.',
    ],
    'thirty-seconds': [
      'Treinta segundos o menos',
      'Las finalizaciones más rápidas de la historia de Apex. No mires el móvil.',
    ],
    'corner-talk': [
      'Voces de esquina',
      'Lo que dicen los entrenadores en los sesenta segundos que nadie más oye.',
    ],
    'quintela-homecoming': [
      'Quintela vuelve a casa',
      'El campeón del peso medio lleva el cinturón a la playa donde su primer gimnasio fue un cobertizo de redes.',
    ],
    walkouts: [
      'Salidas que hicieron temblar la sala',
      'Tambores, coros, una banda de metales y una cabra. Las entradas que sonaron más que los combates.',
    ],
    'gelashvili-throws': [
      'El libro de los derribos de Gelashvili',
      'Cadera, cabeza, aire y lona: siete proyecciones del wélter que cuenta los asaltos por aterrizajes.',
    ],
    'scorecards-explained': [
      'Cómo se puntúa un combate',
      'Tres jueces, diez puntos y por qué tu favorito perdió el asalto que dabas por ganado.',
    ],
    'minase-southpaw': [
      'Minase y la izquierda',
      'El campeón del peso gallo habla de paciencia, de ángulos y de un golpe que ensayó ochocientas veces al día.',
    ],
    'rise-alumni': [
      'La promoción de Rise',
      'Cinco campeones ven su primer combate profesional, algunos tapándose los ojos.',
    ],
    cutman: [
      'El cutman',
      'Un bastoncillo, un hierro frío y noventa segundos: una noche en la esquina con Anselmo Duarte Reyes.',
    ],
    countdown: [
      'Cuenta atrás',
      'Las dos semanas previas a cada título, en los dos campamentos y con las puertas abiertas.',
    ],
    'four-walls': [
      'Cuatro paredes',
      'Cada temporada se instala en un gimnasio y se queda hasta que se acaba el alquiler, el dinero o el campeón.',
    ],
    'barrio-gyms': [
      'Gimnasios de barrio',
      'Garajes, azoteas y una antigua panadería: donde los próximos campeones de Latinoamérica aprenden a caer.',
    ],
    'ground-rules': [
      'Reglas del suelo',
      'El grappling explicado por quienes viven de él, del primer agarre a la rendición.',
    ],
    'sangue-frio': [
      'Sangre fría',
      'Drama. Un campeón brasileño retirado acepta proteger al hijo de un apostador y acaba de nuevo en la jaula.',
    ],
    'after-the-bell': [
      'Después de la campana',
      'El programa de la mañana siguiente: las finalizaciones, las tarjetas y las llamadas que vinieron después.',
    ],
    'one-punch': ['Un solo golpe', 'Corto, ruidoso y se acabó.'],
    'submission-school': [
      'Escuela de sumisiones',
      'Del primer agarre a la rendición, en el orden en que conviene aprenderlo.',
    ],
    'inside-camp': ['Dentro del campamento', 'Semanas de trabajo para unos minutos de combate.'],
    'start-here': [
      '¿Nuevo en Apex? Empieza aquí',
      'Cinco vídeos y podrás discutir con cualquiera en el bar.',
    ],
  },
  taglines: {
    'apex-63': 'Dos hombres imparables. Solo uno tiene razón.',
    'grand-prix-final': 'Entraron ocho. Una sale con el cinturón.',
    'apex-64': 'Su ciudad. Su racha. El título de otro.',
    countdown: 'El combate empieza dos semanas antes.',
    'fight-night-san-altero': 'Once minutos no bastaron.',
  },
  collections: {
    'title-fights': 'Por el cinturón',
    'from-the-gym': 'Desde el gimnasio',
    'learn-the-game': 'Aprende el oficio',
  },
};
