import type { NewsTexts } from '../news-seed';

export const es: NewsTexts = {
  feeds: { today: 'Hoy', village: 'La villa', stories: 'Historias' },
  items: {
    'final-of-two-nations': {
      heading: 'Todo el mundo ha elegido bando',
      lead: 'Once millones contra trescientos mil: la final de fútbol ha dividido la villa, la sala de prensa y a unos gemelos.',
      captions: [
        'El estadio está lleno. La isla, vacía.',
        'Un tercio del país ha venido en avión.',
      ],
      body: '<p>En la isla cierran las tiendas por la tarde, todas. El primer ministro ha prestado su jardín para la pantalla, porque no hay otro sitio llano.</p><blockquote><p>«No somos el equipo pequeño. Somos el país pequeño», dice la capitana.</p></blockquote><p>El grande ha ganado la final dos veces y la ha perdido tres. Preferiría no ser el malo. No le queda otra.</p>',
    },
    'two-at-the-opening': {
      heading: 'El equipo más pequeño entra primero',
      lead: 'Son dos, y uno lleva la bandera. El otro, la maleta.',
      captions: ['El orden de las naciones, de menor a mayor.'],
      body: '<p>Volaron treinta y una horas con cuatro escalas. En el estadio cabrá más gente que en su país. «Saludaremos despacio», dicen, «para que dure».</p>',
    },
    'relay-lanes': {
      heading: 'Finales de relevos: calles y alineaciones',
      lead: 'Cuatro finales, sesenta y cuatro testigos y un equipo que aún no ha perdido ninguno.',
      captions: ['El cambio se gana antes de abrir la mano.'],
      body: '<p>Las calles se sortearon esta mañana. Las favoritas salen por la dos, en la curva cerrada, y cambian el orden por eso.</p><p><em>Corregido: en la primera versión estaban cambiadas las calles dos y siete.</em></p>',
    },
    'women-100-report': {
      heading: 'Diez segundos, contados despacio',
      lead: 'Tres hombros en la meta y una espera más larga que la carrera. Con el resultado.',
      captions: ['Durante cuarenta segundos no lo supo nadie.'],
      body: '<p>Los jueces tardaron cuatro veces más que las velocistas. Luego el marcador puso 9,9 en la calle cuatro, e Imani Castellane se sentó en la pista y no se levantó hasta que la plata se sentó a su lado.</p>',
    },
    'porridge-record': {
      heading: 'Once mil desayunos y una queja',
      lead: 'La cocina de la villa ha hecho cuentas: ganan las gachas, el plátano frito se acerca.',
      captions: ['Abierto toda la noche, como los halterófilos.'],
      body: '<p>La queja era por las tostadas, y venía de un equipo de yudo que el día antes había dado el peso. La han retirado, con una disculpa y un dibujo.</p>',
    },
    'wall-unseen': {
      heading: 'Cuatro problemas que nadie ha tocado',
      lead: 'La final de bloque se monta de noche tras una cortina. Solo dos personas la han visto entera.',
      captions: ['Los muelles del este, con la cortina echada.'],
      body: '<p>Los equipadores tampoco pueden escalarla. Trabajan con guantes y desde escaleras, y dicen que el tercero es cruel.</p>',
    },
    'swimmer-hotel-pool': {
      heading: 'Aprendió en la piscina de un hotel, de doce metros',
      lead: 'Esta mañana, en la calle ocho, el viraje le llegará más tarde que de costumbre.',
      captions: ['Calle ocho, primera serie.'],
      body: '<p>El hotel lo dejaba entrar antes de que se levantaran los huéspedes. Nunca ha nadado cincuenta metros sin tocar tres paredes. «Será un descanso», dice.</p>',
    },
    'lost-luggage': {
      heading: 'Se buscan clavos, número treinta y nueve, antes de mediodía',
      lead: 'Una bolsa fue al continente equivocado. Nueve rivales ofrecieron las suyas.',
      captions: ['Le valen. Son de otro color.'],
      body: '<p>Correrá con las zapatillas de la calle de al lado, cuya dueña tiene otro par y una condición: nada de fotos de los cordones.</p>',
    },
    'para-records': {
      heading: 'Se esperan tres récords del mundo antes de cenar',
      lead: 'Catorce finales en una sesión y una piscina de la que dicen que es rápida.',
      captions: ['La Sala Azul, una hora antes.'],
      body: '<p>Las piscinas son rápidas si son hondas y si nadie se lo dice. Tres de los finalistas de hoy bajaron del récord entrenando, y se lo contaron a todos.</p>',
    },
    'lights-for-the-last': {
      heading: 'Volvieron a encender las luces',
      lead: 'El estadio había cerrado. Quedaba un corredor fuera. Lo que hizo entonces el conserje.',
      captions: ['El último kilómetro es cuesta arriba.'],
      body: '<p>Oyó los pasos antes de verlo. Luego pulsó todos los interruptores que había, y la gente de la parada del tranvía dio media vuelta y entró otra vez.</p>',
    },
    'village-laundry': {
      heading: 'Seis mil calcetines al día, y casi todos vuelven',
      lead: 'La lavandería de la villa sabe quién está nervioso. No lo cuenta.',
      captions: ['Ordenados por país, y luego por esperanza.'],
      body: '<p>Las camisetas rojas van en frío. Las de la suerte se lavan a mano, o no se lavan. Hay un estante para calcetines sueltos con un cartel: «Sé valiente, pregunta».</p>',
    },
    'street-track': {
      heading: 'Una pista pintada en la calle',
      lead: 'Tres finalistas crecieron en la misma calle, en cuesta, con un autobús cada hora.',
      captions: ['Cuatro calles y una farola.'],
      body: '<p>Entrenaban entre dos autobuses. La meta era la panadería, y quien perdía compraba el pan. Hoy la calle está cortada por primera vez, y por una pantalla.</p>',
    },
  },
};
