import type { CatalogueTexts } from '../catalogue-seed';
import { descriptions } from './descriptions.es';
import { episodes } from './episodes.es';

export const es: CatalogueTexts = {
  descriptions,
  episodes,
  leagues: {
    'grand-tour': 'Gran Gira del Rodeo',
    'barrel-series': 'Serie de Barriles de la Pradera',
    county: 'Circuito de Condados',
    charreria: 'Liga Charra del Valle',
    'young-guns': 'Liga Juvenil',
  },
  venues: {
    'flats-arena': 'Flats Arena, Cheyenne Flats',
    sandhill: 'Recinto ferial de Sandhill',
    'dos-rios': 'Coliseo Dos Ríos',
    'copper-creek': 'Corrales de Copper Creek',
    'lienzo-del-valle': 'Lienzo del Valle, Santa Brígida',
    'lantern-fair': 'Feria del condado de Lantern',
  },
  titles: {
    'cheyenne-flats-chute': [
      'Cheyenne Flats: cámara del cajón',
      'Cada monta desde encima de la puerta, de la señal al polvo.',
    ],
    'cheyenne-flats-bull-yard': [
      'Cheyenne Flats: el corral de los toros',
      'Los corrales de atrás, toda la noche y solo con el sonido de los animales.',
    ],
    'cheyenne-flats-bulls': [
      'Monta de toros en Cheyenne Flats',
      'Treinta jinetes, treinta toros y Sawtooth, al que nadie ha montado desde el deshielo.',
    ],
    'sandhill-slack': [
      'La mañana de Sandhill',
      'Sin tribuna y sin música: las carreras matinales donde de verdad se gana el dinero de la temporada.',
    ],
    'barrel-night-dos-rios': [
      'Noche de barriles en Dos Ríos',
      'Tres barriles, un reloj y el público más ruidoso del río. Vuelta a vuelta, caballo a caballo.',
    ],
    'copper-creek-broncs': [
      'Potros a pelo en Copper Creek',
      'Los corrales sacan sus propios caballos, y ellos conocen el terreno mejor que quien los monta.',
    ],
    'young-guns-matinee': [
      'Función juvenil',
      'Jinetes menores de diecinueve, padres en la valla y un auxiliar que ya lo ha visto todo.',
    ],
    'charreada-del-valle': [
      'Charreada del Valle',
      'Nueve suertes, cuatro equipos y el trofeo más antiguo del valle.',
    ],
    'team-roping-open': [
      'Abierto de lazo en equipo',
      'Cabeceros y pialadores de seis estados sortean pareja con un sombrero y tienen un solo lazo cada uno.',
    ],
    'lantern-fair-rodeo': [
      'Rodeo de la feria de Lantern',
      'Concurso de tartas a las cuatro, gran entrada a las cinco y potros con silla cuando se encienden las luces.',
    ],
    'stock-dog-trials': [
      'Perros de pastoreo en Copper Creek',
      'Un perro, tres novillos y un silbido que apenas se oye. Más callado que el rodeo e igual de tenso.',
    ],
    'night-bulls-dos-rios': [
      'Toros de noche en Dos Ríos',
      'La función tardía: los diez mejores jinetes, toros descansados y la luna sobre el lado abierto del coliseo.',
    ],
    'grand-tour-finals-one': [
      'Finales de la Gran Gira, primera ronda',
      'Quince por prueba, diez días por delante y un premio que pagaría el rancho.',
    ],
    'saddle-bronc-classic': [
      'Clásico de potros con silla de Copper Creek',
      'La prueba más antigua de la gira, con la tanda de caballos más dura que se recuerda.',
    ],
    'barrel-series-championship': [
      'Final de la Serie de Barriles',
      'Una yegua de quince años y una potranca debutante, separadas por tres centésimas después de cuarenta vueltas.',
    ],
    'founders-day-rodeo': [
      'Rodeo del día de los fundadores',
      'Ordeña de vacas bravas, carrera de botas y todas las pruebas contra reloj en la fiesta del pueblo.',
    ],
    'charro-championship': [
      'Campeonato Charro',
      'Los mejores equipos del valle deciden el año: piales, coleadero y el paso de la muerte.',
    ],
    'ranch-horse-stakes': [
      'Premio al caballo de rancho de Sandhill',
      'Caballos de trabajo juzgados por su trabajo: cercar, guiar y parar cuando se les pide.',
    ],
    'bulls-on-the-river': [
      'Toros junto al río',
      'Por una noche, Dos Ríos saca los cajones al aire libre, con el agua detrás.',
    ],
    'young-guns-finals': [
      'Finales juveniles',
      'Dieciocho escuelas, cuarenta y dos jinetes y seis sillas por ganar antes de la comida del domingo.',
    ],
    'steer-wrestling-showdown': [
      'Duelo de derribo de novillos',
      'Dejar un caballo a cincuenta por hora y terminar en menos de cuatro segundos.',
    ],
    'old-timers-rodeo': [
      'Rodeo de veteranos',
      'La edad de cada pareja debe sumar más de cien años. Nunca se ha descalificado a nadie.',
    ],
    'eight-seconds': [
      'Cómo se sienten ocho segundos',
      'Siete jinetes cuentan la misma monta, segundo a segundo.',
    ],
    'sawtooth-unridden': [
      'Sawtooth, el invicto',
      'Treinta y una salidas, treinta y un hombres al suelo. La vida del mejor toro de la gira, contada por su familia.',
    ],
    'clover-leaf': [
      'El trébol',
      'Por qué el primer barril decide el tercero, dibujado en la arena por una pentacampeona.',
    ],
    barrelmen: [
      'Los del barril',
      'Cuentan chistes una hora entera para estar en el sitio justo durante un segundo.',
    ],
    'saddle-maker-of-sandhill': [
      'El sillero de Sandhill',
      'Noventa horas, dos cueros y un fuste de álamo. Ha hecho cuatrocientas sillas y las recuerda todas.',
    ],
    'reading-a-bull': [
      'Cómo leer a un toro',
      'Hombro, cadera y ojo: lo que mira un jinete dentro del cajón.',
    ],
    'rope-tricks': [
      'Floreo: el arte de la reata',
      'Una familia charra enseña lo que puede hacer una reata de maguey.',
    ],
    'drive-to-copper-creek': [
      'El arreo a Copper Creek',
      'Cuatrocientas reses, once jinetes y un puente del que el ganado no se fía.',
    ],
    'best-of-the-broncs': [
      'Lo mejor de los potros',
      'Las montas mejor puntuadas del año, con los caballos por delante, como debe ser.',
    ],
    'stock-contractor': [
      'Un día con la ganadera',
      'Ella cría los animales con los que los demás se hacen famosos.',
    ],
    'first-buckle': [
      'La primera hebilla',
      'Seis campeones y la pequeña hebilla que ganaron de niños y que guardan más cerca.',
    ],
    'mutton-busting': [
      'Final de monta de borregos',
      'Cascos, borregos y mucha dignidad. Jinetes de cuatro a seis años.',
    ],
    escaramuza: [
      'Escaramuza: a galope y de lado',
      'Ocho mujeres, ocho caballos y cruces con un palmo de margen.',
    ],
    'arena-vet': [
      'La veterinaria de la arena',
      'Antes de que se abra la primera puerta ya ha mirado a los ojos a cada animal.',
    ],
    'long-haul': [
      'Carretera larga',
      'Un novato, una camioneta y cien rodeos. La temporada vista desde la carretera.',
    ],
    'broke-to-ride': [
      'Domados',
      'Una amansadora recoge los potros que nadie quiere y tiene noventa días para que cambien de idea.',
    ],
    'three-generations': [
      'Tres generaciones',
      'Abuela, madre e hija llevan un rancho y solo están de acuerdo en los caballos.',
    ],
    'cocina-de-rancho': [
      'Cocina de rancho',
      'Lo que se cocina con mezquite entre una faena y otra, de la frontera a los llanos altos.',
    ],
    'winter-pasture': [
      'Pasto de invierno',
      'Un rebaño, una tormenta y cuatro personas. Una serie callada sobre llegar a la primavera.',
    ],
    'sunday-at-the-chutes': [
      'Domingo en los cajones',
      'Puntos, historias y café con los que estuvieron allí el sábado por la noche.',
    ],
    'eight-second-club': ['El club de los ocho segundos', 'Aquí nada dura mucho. Todo cuenta.'],
    'know-your-events': [
      'Conoce las pruebas',
      'Para explicarle al de al lado lo que acaba de pasar.',
    ],
    'hands-and-leather': ['Manos y cuero', 'La gente sin la que nadie montaría.'],
    'young-riders': ['Jóvenes jinetes', 'Todos los finalistas empezaron sobre un borrego.'],
  },
  taglines: {
    'cheyenne-flats-bulls': 'Treinta jinetes. Un toro con el que todos sueñan.',
    'grand-tour-finals-one': 'Diez rondas hasta la hebilla de oro. Esta es la primera.',
    'broke-to-ride': 'Noventa días. Dos corazones tercos.',
    'charro-championship': 'El valle decide su año.',
    'barrel-series-championship': 'Tres centésimas y dos buenas yeguas.',
  },
  collections: {
    'grand-tour': 'En la Gran Gira',
    'horse-country': 'Tierra de caballos',
    charreria: 'Charrería',
  },
};
