import type { NewsTexts } from '../news-seed';

export const es: NewsTexts = {
  feeds: { 'fight-week': 'Semana de combate', camps: 'En el campamento', rulings: 'Reglamento' },
  items: {
    'tordahl-fonomau-weigh-in': {
      heading: 'Tordahl da el peso, dice nueve palabras y se va',
      lead: 'El campeón subió a la báscula, bajó de ella y salió del edificio. Isaia Fonomau se quedó dos horas y lo firmó todo.',
      captions: [
        'Cara a cara con la última luz del puerto.',
        'La esquina de Fonomau lleva once años junta.',
      ],
      body: '<p>A Magnus Tordahl nunca le ha gustado el escenario del Harbour Dome, y ha encontrado la manera de no estar en él: dio 118,4 kilos, dijo «Espero que esté sano y que haya dormido» y ya iba en el coche cuando paró la música.</p><p>Fonomau llegó con cuatro kilos menos que la última vez. Según su entrenador, le sobraban en las piernas.</p><blockquote><p>«Todos preguntan qué pasará cuando me pegue. A mí también me gustaría saberlo».</p></blockquote><h2>Lo que queda por hacer</h2><ul><li>Reconocimiento médico la mañana del combate</li><li>Guantes elegidos y precintados delante de las dos esquinas</li><li>Puertas del Harbour Dome noventa minutos antes de la primera campana</li></ul>',
    },
    'wren-chapel-camp': {
      heading: 'Once victorias, una capilla y ninguna calefacción',
      lead: 'Elias Wren prepara la primera oportunidad por el título de su vida en la sala donde lanzó su primer golpe. Todavía huele a velas.',
      captions: ['Las colchonetas están donde estaban los bancos.'],
      body: '<p>La capilla sobre el mar tiene un saco, un reloj y una abuela que cuenta los asaltos en voz alta desde la puerta. Tres gimnasios más grandes han llamado a Wren. A todos les ha contestado con una foto de la escalera.</p><p>«Son doscientos doce peldaños», dice. «Cuando puedo hablar arriba, estoy listo». Esta semana podía cantar.</p>',
    },
    'barragan-hand': {
      heading: 'La mano de Barragán deja esperando a Port Lavelle',
      lead: 'Un hueso roto aplaza el combate estelar contra Yuto Hanamori. Todas las entradas siguen siendo válidas.',
      captions: ['Primero el hielo, luego las preguntas.'],
      body: '<p>Luis Barragán oyó el hueso antes de sentirlo: un gancho corto a las manoplas, a nueve días del combate. La mano izquierda está inmovilizada y se revisará dentro de tres semanas.</p><p>Hanamori sigue en el campamento. «Firmé por Barragán», dice. «No estoy mirando otros nombres».</p><p><em>Corrección: una versión anterior de este artículo hablaba de la mano derecha. Es la izquierda.</em></p>',
    },
    'apex-62-report': {
      heading: 'Cinturón negro, derribos y título: así se decidió Apex 62',
      lead: 'Nadie la quería de pie, y durante tres asaltos se salieron con la suya. La crónica del Iron Hall, con el final.',
      captions: [
        'El agarre con el que empezó todo.',
        'El cinturón vuelve a su estuche para el viaje.',
      ],
      body: '<p>Nikoloz Gelashvili lo derribó dos veces en el primer asalto y una en el segundo, desde una postura en la que no se puede derribar. Mateus Valadão caía siempre trabajando.</p><p>En el tercero, la cuarta caída fue la última. Valadão tomó el brazo por el camino y, a los 2:41, Gelashvili se rindió por primera vez en diecinueve combates.</p><blockquote><p>«Gané todos los derribos», dijo Gelashvili. «Tendría que haber dejado de derribarlo donde vive».</p></blockquote><p>Valadão conserva el cinturón wélter por sumisión. Es la duodécima.</p>',
    },
    'open-scoring': {
      heading: 'Las puntuaciones se harán públicas tras cada asalto',
      lead: 'Desde la próxima temporada, los números de los jueces estarán en pantalla antes que los taburetes. Los entrenadores dudan. El público no.',
      captions: ['Tres jueces, diez puntos, sesenta segundos.'],
      body: '<p>Las tres cartulinas se verán en la sala y en la emisión en cuanto confirme el tercer juez. Quien vaya dos asaltos por debajo lo sabrá, y su rival también.</p><p>«El último asalto será honesto», dice la árbitra Halima Sørli. Dos de los gimnasios grandes han pedido unos auriculares que lo omitan. No los habrá.</p>',
    },
    'grand-prix-last-two': {
      heading: 'Quedan dos: el camino a la final del Gran Premio',
      lead: 'Inés Altamira llegó tumbada; Larissa Tavares Pinho, sin detenerse. Un cinturón mosca y cinco asaltos.',
      captions: ['El cuadro empezó con ocho.'],
      body: '<p>Altamira ha pasado cuatro minutos y once segundos de este torneo con la espalda en la lona, y ahí ha ganado. Tavares Pinho ha oído dos veces la última campana y las dos preguntó si eso era todo.</p><p>La final es en Valmora, bajo el techo de los patios de la catedral. Las dos han pedido la esquina más cercana al río.</p>',
    },
    'foundry-roof': {
      heading: 'La tormenta cierra la Fundición y deja sin grupo al peso pesado',
      lead: 'El techo de Eastmark no estará listo hasta la primavera. Los ocho pesados se sortearán de nuevo la próxima temporada.',
      captions: ['La Fundición antes de la tormenta.'],
      body: '<p>Nadie resultó herido cuando la mitad este del techo cayó por la noche. La sala está cerrada hasta que un ingeniero revise cada viga, y en la región no hay otra en la que quepan ocho pesados y sus familias.</p><p>Las entradas se devuelven sin pedirlo. Quien prefiera guardar la suya para la próxima temporada puede hacerlo hasta fin de mes.</p>',
    },
    'minase-eight-hundred': {
      heading: 'Ochocientas izquierdas antes de desayunar',
      lead: 'Los compañeros de Kaito Minase han dejado de contar. Él no, y el campeón explica por qué las últimas cien van despacio.',
      captions: ['El saco va por la tercera cadena del año.'],
      body: '<p>Las primeras quinientas son para el brazo, dice Minase; las doscientas siguientes, para los pies. Las últimas cien las lanza a media velocidad y con los ojos cerrados.</p><p>«En el quinto asalto tampoco se ve», dice, y cuelga la toalla en el gancho equivocado, como cada mañana desde hace nueve años. Es lo único del gimnasio que no está en su sitio.</p>',
    },
    'walkout-goats': {
      heading: 'Nuevas normas de salida: tambores sí, ganado no',
      lead: 'Bandas, coros y familia siguen siendo bienvenidos en la rampa. Un párrafo sobre animales se ha hecho necesario.',
      captions: ['Ruidoso vale. Suelto no.'],
      body: '<p>El reglamento estrena la sección 14.3, y en Rio Verde todos saben de quién es. Desde que la cabra dejó la rampa y entró en la cabina de comentaristas, las salidas se limitan a <strong>doce personas, cuarenta instrumentos y ningún animal de granja</strong>.</p><p>La cabra está bien. La han invitado a la próxima rueda de prensa, al aire libre.</p>',
    },
    'rise-contracts': {
      heading: 'Cinco promesas, cinco contratos y un lunes',
      lead: 'Quien gane las finales de Rise entra directamente en la plantilla principal. Dos todavía van al instituto.',
      captions: ['La promoción de este año, antes de encenderse los focos.'],
      body: '<p>Los bolígrafos esperan en Eastmark: cinco categorías, cinco contratos de dos años. Odile Brandt, que arma los combates, promete que nadie empezará contra un campeón. Del segundo combate no promete nada.</p><p>Los dos más jóvenes necesitan también la firma de sus padres. Una madre ha pedido ver antes las puntuaciones.</p>',
    },
    'asare-poku-last-walk': {
      heading: '«Me gustaría que mi madre se siente junto a la jaula»',
      lead: 'Cuarenta combates, tres regresos y un último paseo. Kwabena Asare-Poku pidió tres cosas, y las tiene.',
      captions: ['Veinte años de vendas en un solo cubo.'],
      body: '<p>Tres asaltos. Un pesado de su tamaño. Y una silla para la mujer que lo llevó a su primer combate en una furgoneta prestada y esperó fuera, porque no podía mirar.</p><p>«Nunca ha visto uno hasta el final», dice Asare-Poku. «Le he dicho que solo queda este». Ella se ha comprado un abrigo nuevo.</p>',
    },
    'altitude-san-altero': {
      heading: 'Dos mil seiscientos metros y una revancha',
      lead: 'DeShawn Pruett lleva cinco semanas en San Altero aprendiendo a respirar. Iván Cárcamo nació más arriba.',
      captions: ['La carretera que sube a Plaza Norte.'],
      body: '<p>La primera semana, Pruett se paraba en el segundo rellano de su hotel. En la quinta sube corriendo las escaleras del mercado con una mochila, y los niños corren con él.</p><p>Cárcamo lo ha mirado con educación. «Aguantará bien tres asaltos», dice. El combate es a cinco. El primero, de once minutos, está en el catálogo sin cortes.</p>',
    },
  },
};
