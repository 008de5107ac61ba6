import type { NewsTexts } from '../news-seed';

export const es: NewsTexts = {
  feeds: { tour: 'En la gira', stock: 'Ganado y campo', charreria: 'Charrería' },
  items: {
    'sawtooth-draw': {
      heading: 'Ya hay sorteo: Sawtooth le toca a un novato',
      lead: 'Nadie lo ha montado desde el deshielo. Wade Lantry, de diecinueve años, llamó antes a su madre que a su entrenador.',
      captions: [
        'Treinta y una salidas, treinta y un hombres en la tierra.',
        'En el cajón está tranquilo. Ese es el problema.',
      ],
      body: '<p>Los números salen de una lata de café, como siempre en Cheyenne Flats, y el último fue el del toro. Lantry lo miró un rato y se lo puso en la cinta del sombrero.</p><blockquote><p>«Alguien tiene que ser el treinta y dos. O alguien tiene que ser el primero».</p></blockquote><p>La familia que crió a Sawtooth estará en la segunda fila, con merienda. Le desean suerte al muchacho, dicen, a partir del segundo dos.</p>',
    },
    'barrel-three-hundredths': {
      heading: 'Tres centésimas entre una yegua y una potra',
      lead: 'Cuarenta carreras, dos buenas monturas y una silla de premio. La serie de barriles se decide el domingo.',
      captions: ['El primer barril decide el tercero.'],
      body: '<p>La yegua tiene quince años y conoce cada arena por su puerta. La potra tiene cuatro y no conoce ninguna, y su jinete cree que de eso se trata.</p><p>La pista se rastrillará cada cinco carreras, para que el último turno sea tan bueno como el primero.</p>',
    },
    'dos-rios-date': {
      heading: 'Dos Ríos saca los cajones al aire libre',
      lead: 'Una noche, el río detrás de los toros y sin techo. Traigan abrigo.',
      captions: ['El lado abierto de la arena al anochecer.'],
      body: '<p>El coliseo ya lo hizo una vez, el año de la inundación, cuando no hubo más remedio. Esta vez el río está donde debe y los asientos lo miran. Las puertas abren dos horas antes del primer toro.</p><p><em>Corrección: primero escribimos que el aparcamiento abre a mediodía. Abre a las tres, cuando ya ha entrado el ganado.</em></p>',
    },
    'sandhill-stakes-report': {
      heading: 'Sandhill: quién se paró cuando se lo pidieron',
      lead: 'Encierro, límite, arreo y una parada que el juez tuvo que mirar dos veces. La crónica, con el resultado.',
      captions: ['A un caballo de trabajo se le juzga por el trabajo.'],
      body: '<p>Doce caballos llegaron limpios al último novillo. Diez querían seguir. Dusty Almanac, de las hermanas Ferrell y montado por la menor, se sentó sobre sus huellas y ganó por dos puntos.</p><p>«Estaba cansado», dijo la mayor. Nadie la cree.</p>',
    },
    'vet-first-in': {
      heading: 'La primera en entrar: la veterinaria tiene la única llave',
      lead: 'Ninguna puerta se abre en la gira antes de que la doctora Amaya Reyes-Cole vea caminar a cada animal.',
      captions: ['Primero mira las patas, luego los ojos.'],
      body: '<p>El año pasado rechazó once animales: una herradura floja, una rodilla caliente y un toro que parecía aburrido. «Aburridos es como se lastiman», dice.</p><p>Desde este mes, sus notas se cuelgan en la puerta del ganado para quien quiera leerlas.</p>',
    },
    'escaramuza-of-eight': {
      heading: 'Ocho amazonas y un palmo de margen',
      lead: 'La escaramuza de Santa Brígida estrena un cruce que nadie había hecho al galope.',
      captions: ['A la mujeriega, y más rápido de lo que parece.'],
      body: '<p>Lo llaman la trenza. Dos filas de cuatro, tres cruces y vestidos de seis kilos. Lo ensayan primero a pie, luego con escobas y solo después con los caballos.</p><p>«Los caballos aprenden antes», dice la capitana.</p>',
    },
    'finals-bonus': {
      heading: 'Un premio que pagaría el rancho',
      lead: 'Las finales de la gira añaden una bolsa para quien no falle en diez rondas.',
      captions: ['Diez rondas, diez días y una hebilla.'],
      body: '<p>Ha pasado una vez en treinta años. La gira ha apartado el dinero de todos modos, en el banco de Cheyenne Flats, donde una copia enmarcada del cheque cuelga sobre el mostrador.</p>',
    },
    'maguey-rope': {
      heading: 'La reata que se cultiva',
      lead: 'Una familia charra del valle tuerce el maguey como hace cien años, y tiene lista de espera.',
      captions: ['Once metros, cuatro hilos, dos semanas.'],
      body: '<p>El nailon es más barato y no se enfada con la humedad. Pero la reata de maguey se abre sola al lanzarla, dice don Celso, y aguanta en el aire un momento más. Deja probar a las visitas. Todas le pegan a su propio sombrero.</p>',
    },
    'copper-creek-bridge': {
      heading: 'Cuatrocientas reses y un puente del que no se fían',
      lead: 'El arreo a Copper Creek fue este año por el río. Salió mejor que el puente.',
      captions: ['La vaca guía lo decidió en el vado.'],
      body: '<p>Once jinetes pasaron una hora pidiéndolo por favor. Entonces la vaca más vieja bajó por la orilla y entró, y cuatrocientas fueron detrás. El condado quitará la tabla que suena antes de la primavera.</p>',
    },
    'sheep-helmets': {
      heading: 'Cascos nuevos para los más pequeños',
      lead: 'La monta de ovejas estrena cascos ligeros y tierra más blanda. Las ovejas son las mismas.',
      captions: ['De cuatro a seis años, y muy serios.'],
      body: '<p>Los cascos los probó un comité de nueve, con una edad media de cinco años. El verde ganó por unanimidad. Las ovejas conservan sus nombres, a petición popular.</p>',
    },
    'four-hundredth-saddle': {
      heading: 'La silla número cuatrocientos no se vende',
      lead: 'Noventa horas, dos pieles y un fuste de álamo. El talabartero de Sandhill ha hecho una para él.',
      captions: ['De las demás se acuerda de todas.'],
      body: '<p>No tiene caballo desde 1998. «Ahora me ocupo de eso», dice. La silla espera en el banco bajo una sábana limpia, y los clientes preguntan por ella en voz más baja que por la suya.</p>',
    },
    'old-timers-arithmetic': {
      heading: 'Una pareja de ciento cuarenta y un años',
      lead: 'El Rodeo de Veteranos tiene su equipo más viejo. El joven es el que laza la cabeza, con sesenta y ocho.',
      captions: ['Nunca han descalificado a nadie.'],
      body: '<p>La regla pide cien años entre los dos. Los primos Pruitt los pasaron cuando casi nadie de los demás había nacido. Lazan con dos caballos prestados y un par de gafas.</p>',
    },
  },
};
