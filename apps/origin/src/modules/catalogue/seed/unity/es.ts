import type { CatalogueTexts } from '../catalogue-seed';
import { descriptions } from './descriptions.es';
import { episodes } from './episodes.es';

export const es: CatalogueTexts = {
  descriptions,
  episodes,
  leagues: {
    athletics: 'Atletismo',
    swimming: 'Natación y saltos',
    football: 'Fútbol',
    climbing: 'Escalada',
    gymnastics: 'Gimnasia',
    basketball: 'Baloncesto 3x3',
    cycling: 'Ciclismo',
    wrestling: 'Lucha',
    skateboarding: 'Skate',
    handball: 'Balonmano',
    'table-tennis': 'Tenis de mesa',
    volleyball: 'Voleibol',
    fencing: 'Esgrima',
    judo: 'Judo',
    rowing: 'Remo',
    ceremonies: 'Ceremonias',
  },
  venues: {
    'sol-stadium': 'Estadio Sol',
    'blue-hall': 'El Pabellón Azul',
    'delta-stadium': 'Estadio Delta',
    'wall-street': 'El Muro, Muelles del Este',
    'paper-dome': 'La Cúpula de Papel',
    'harbour-court': 'Cancha del Puerto',
    'two-hills': 'Circuito Dos Colinas',
    'old-market': 'Mercado Viejo',
    'palm-beach': 'Bahía de las Palmas',
    'mirror-lake': 'Lago Espejo',
  },
  titles: {
    'football-final-tactical': [
      'Fútbol, la final: cámara táctica',
      'Los veintidós jugadores en una sola imagen, del primer silbato al último.',
    ],
    'football-final-benches': [
      'Fútbol, la final: los banquillos',
      'Dos entrenadores, dos banquillos y todo lo que recogen los micrófonos.',
    ],
    'sprint-100-women': [
      '100\u00a0m femeninos: semifinales y final',
      'Veinticuatro velocistas, tres carreras y un récord mundial que se batió en esta misma pista en primavera.',
    ],
    'swimming-heats': [
      'Natación: series de la mañana',
      'Once pruebas y todas las calles llenas, de las favoritas al nadador que aprendió en la piscina de un hotel.',
    ],
    'football-group-c': [
      'Fútbol: grupo C, última jornada',
      'Cuatro equipos con cuatro puntos, dos partidos a la vez y una calculadora en cada banquillo.',
    ],
    'climbing-boulder': [
      'Escalada: final de bloque',
      'Cuatro bloques que nadie ha visto, cuatro minutos en cada uno y un público que escala con ellos.',
    ],
    'gymnastics-team': [
      'Gimnasia: final por equipos',
      'Ocho países en seis aparatos: cuentan tres notas y no se descarta ninguna.',
    ],
    'basketball-three': [
      'Baloncesto 3x3: cuartos de final',
      'Diez minutos, veintiún puntos y una canasta junto al agua.',
    ],
    'cycling-road-race': [
      'Ciclismo: prueba en ruta femenina',
      'Ciento cuarenta kilómetros, seis veces las dos colinas y nada de radios.',
    ],
    'wrestling-day': [
      'Lucha: jornada de finales',
      'Cinco categorías. En tres, alguien que no pierde desde los últimos Juegos.',
    ],
    'skate-street': [
      'Skate: final de street',
      'Dos rondas, cinco trucos y unas finalistas cuyas edades suman la de un entrenador.',
    ],
    'handball-quarter-finals': [
      'Balonmano: cuartos de final',
      'Cuatro partidos en un pabellón y, según la historia, ninguno decidido antes del último minuto.',
    ],
    'table-tennis-doubles': [
      'Tenis de mesa: dobles mixtos',
      'Puntos demasiado rápidos para seguirlos. Menos mal que hay repetición.',
    ],
    'beach-volleyball': [
      'Vóley playa: octavos de final',
      'Dos por equipo, la arena a cuarenta grados y un tambor que no para.',
    ],
    'fencing-epee': [
      'Esgrima: espada masculina',
      'Sin prioridad y sin segunda oportunidad: quien toca primero tiene razón.',
    ],
    'diving-platform': [
      'Saltos: plataforma de diez metros',
      'Tres segundos de vuelo a cincuenta por hora, y cada salpicadura resta.',
    ],
    'football-final': [
      'Fútbol: la final',
      'Un país de once millones contra uno de trescientos mil. Ya todos han elegido bando.',
    ],
    marathon: [
      'El maratón',
      'Cuarenta y dos kilómetros del puerto al estadio, y el último cuesta arriba.',
    ],
    'relay-finals': [
      'Atletismo: finales de relevos',
      'Cuatro finales, sesenta y cuatro testigos y la mejor noche de los Juegos.',
    ],
    'opening-ceremony': [
      'La ceremonia de apertura',
      'Entran doscientas naciones, y la primera es la delegación más pequeña: son dos.',
    ],
    'gymnastics-apparatus': [
      'Gimnasia: finales por aparatos',
      'Un ejercicio, un aparato y una sola oportunidad: paralelas, barra y suelo.',
    ],
    'para-swimming-finals': [
      'Natación paralímpica: finales',
      'Catorce finales en una sesión y tres récords del mundo que deberían caer.',
    ],
    'judo-finals': [
      'Judo: finales',
      'Dos categorías y la técnica de oro. Paciencia y, de pronto, un instante.',
    ],
    'rowing-eights': [
      'Remo: el ocho con timonel',
      'Dos mil metros de espejo que rompen setenta y dos remos.',
    ],
    'nine-point-nine': ['9,9', 'Cruza la meta, mira el reloj y se sienta.'],
    'the-hug': ['El abrazo', 'Diez años de rivalidad. Mira qué hacen antes de mirar el marcador.'],
    'goal-from-the-corner': ['Gol olímpico', 'No la tocó nadie. Ni el portero.'],
    'last-in-the-marathon': [
      'El último del maratón',
      'El estadio ya había cerrado. Volvieron a encender las luces por él.',
    ],
    'perfect-ten': ['El diez', 'Noventa segundos sobre la barra sin un solo titubeo.'],
    'village-breakfast': [
      'Desayuno para once mil',
      'Avena, pho y plátano macho: la cocina que alimenta los Juegos.',
    ],
    'goalkeeper-scores': [
      'Gol del portero',
      'Noventa metros, un bote y un hombre muy sorprendido.',
    ],
    'photo-finish-lane-four': [
      'Foto finish en la calle cuatro',
      'Tres hombros, una milésima y un oro.',
    ],
    'borrowed-shoes': [
      'Zapatillas prestadas',
      'Sus clavos se perdieron en el aeropuerto. Corrió con los de una rival.',
    ],
    'anthem-gone-wrong': [
      'El himno equivocado',
      'Sonó el que no era. Así que el estadio entero cantó el bueno.',
    ],
    'climb-in-six-seconds': ['Quince metros en cinco segundos', 'No parpadees. En serio.'],
    'grandmother-in-the-stand': [
      'La abuela de la fila nueve',
      'La cámara la encontró y ya no pudo soltarla.',
    ],
    'slow-motion-dive': [
      'Tres segundos, despacio',
      'Un salto de diez metros a mil fotogramas por segundo.',
    ],
    'twins-on-the-podium': [
      'Gemelas en el podio',
      'Plata y bronce. Ya han acordado cambiárselas los domingos.',
    ],
    'skate-run-of-the-day': ['La ronda del día', 'Tiene trece años. Acaba de inventar un truco.'],
    'two-golds-one-bar': [
      'Dos oros y un listón',
      'Podían desempatar. Preguntaron si podían compartirlo.',
    ],
    'first-of-their-flag': [
      'Los primeros de su bandera',
      'Atletas que son los primeros que envía su país, y la maleta con la que llegaron.',
    ],
    'the-village': [
      'La villa',
      'Diecisiete días dentro de la villa de los atletas, de la primera llave al último adiós.',
    ],
    'fourth-place': ['Cuarto puesto', 'La mejor historia suele estar justo al lado del podio.'],
    'rua-de-cima': [
      'La calle de arriba',
      'Un barrio en la ladera, tres velocistas y una pista pintada en la calzada.',
    ],
    'before-sunrise': [
      'Antes del amanecer',
      'Entrenar con quienes a las ocho tienen que estar en el trabajo.',
    ],
    'unity-daily': [
      'Unity al día',
      'Todas las finales, todas las lágrimas y todo lo raro de la jornada en veinticinco minutos.',
    ],
    'athletics-mix': ['Atletismo', 'Más rápido, más alto y por una milésima.'],
    'football-mix': ['Fútbol', 'Goles, casi todos imposibles.'],
    'water-and-air-mix': ['Agua y aire', 'Saltar, volar, trepar, caer.'],
    'happy-tears': ['Lágrimas de alegría', 'Ten algo a mano.'],
  },
  taglines: {
    'sprint-100-women': 'Diez segundos. Veinticuatro sueños.',
    'football-final': 'Once millones contra trescientos mil.',
    'opening-ceremony': 'El equipo más pequeño entra primero.',
    'first-of-their-flag': 'Alguien tiene que ser el primero.',
    'climbing-boulder': 'Cuatro muros que nadie ha tocado.',
  },
  collections: {
    'todays-medals': 'Medallas de hoy',
    'made-for-your-phone': 'Hecho para tu móvil',
    'stories-of-nations': 'Historias de naciones',
  },
};
