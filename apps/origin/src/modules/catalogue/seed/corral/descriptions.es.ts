export const descriptions: Readonly<Record<string, string>> = {
  'cheyenne-flats-bulls':
    '<p>Treinta jinetes sortean treinta toros la misma tarde. A uno le tocará Sawtooth, que ha tirado a treinta y un hombres y espera siempre con buenos modales a que abran la puerta.</p><p>Primero va la ronda larga; dos horas después vuelven los diez mejores para la corta.</p><h3>Dos cámaras más</h3><ul><li>La del cajón, encima de la puerta</li><li>La del corral de los toros, sin comentarios</li></ul>',
  'grand-tour-finals-one':
    '<p>Un año de carretera termina en diez noches. Quince hombres y mujeres por prueba empiezan hoy desde cero, y una sola ronda paga más que muchos rodeos en toda la temporada.</p><p>Los promedios cuentan desde la primera puerta.</p>',
  'barrel-series-championship':
    '<p>Juniper tiene quince años y ya ha ganado dos veces. Dot tiene cuatro y nunca ha subido a un avión. Tras cuarenta carreras las separan tres centésimas.</p>',
  'charro-championship':
    '<p>Cuatro equipos, nueve suertes y un domingo. El trofeo es de 1911 y se le notan los golpes.</p><p>Los comentarios son en español; las puntuaciones aparecen en los dos idiomas.</p>',
  'broke-to-ride':
    '<p>Cada temporada, Maribeth Colter acoge cinco caballos que han tirado, mordido o plantado a todos los demás. Tiene noventa días, un corral redondo y ninguna fusta.</p><p>Al final hay una venta, y ella decide quién puede pujar.</p>',
  'copper-creek-broncs':
    '<p>Los corrales crían caballos de monta a pelo desde hace cuatro generaciones. Esta noche abren los suyos: no hay sorteo bueno.</p>',
  'bulls-on-the-river':
    '<p>El río cubre el aparcamiento. La noche se celebrará cuando baje el agua, y las entradas siguen valiendo.</p>',
  'saddle-bronc-classic':
    '<p>La prueba más antigua del circuito pasa a la noche: por la tarde se esperan cuarenta grados a la sombra, y los caballos van primero.</p>',
  'steer-wrestling-showdown':
    '<p>Alcanzar al novillo, bajarse sin frenar y girar quinientos kilos por la cabeza. El récord de esta pista es de 3,2 segundos.</p>',
  'old-timers-rodeo':
    '<p>Este año fallan demasiadas rodillas. El comité da las gracias a los inscritos y ya ha contratado a la banda para el verano que viene.</p>',
  'ranch-horse-stakes':
    '<p>Sin música ni trucos: encajonar a la vaca, girarla, llevarla y parar. Una buena carrera parece que no ha sido nada.</p>',
  'charreada-del-valle':
    '<p>Una tarde con el deporte propio del valle: cuatro equipos de familia y una escaramuza entre suerte y suerte.</p>',
  'sandhill-slack':
    '<p>Los que no cabían por la noche corren por la mañana, por el mismo dinero y sin público. Hasta ahora.</p>',
  'saddle-maker-of-sandhill':
    '<p>Empieza con un álamo y un encargo de 2019. Noventa horas en dieciocho minutos, con su perro al lado.</p>',
  'drive-to-copper-creek':
    '<p>El puente es nuevo y nadie ha avisado al ganado. Cuatro días, sesenta kilómetros y una estampida de once segundos.</p>',
  escaramuza:
    '<p>Ocho mujeres se cruzan al galope montadas a mujeriegas, con un palmo de margen. Antes ensayan a pie, con sillas.</p>',
  'rope-tricks':
    '<p>Tres hermanos, su abuelo y dieciocho metros de maguey. La reata hay que mojarla, estirarla y discutirla durante un mes.</p>',
  'long-haul':
    '<p>Cody Vance, de diecinueve años, tiene una camioneta, una licencia y cuatro mil dólares. La temporada son cien rodeos, y casi todo es conducir.</p>',
  'three-generations':
    '<p>Opal quiere vender el pasto del norte, June no, y Wren ya se lo ha prometido a un caballo.</p>',
  'cocina-de-rancho':
    '<p>Refugio Almanza cocina donde se trabaja: en el herradero, en la esquila, detrás de los cajones. Las recetas se cuentan mientras se hacen, a ojo.</p>',
  'winter-pasture':
    '<p>La rodó en un invierno un solo hombre que, además, daba de comer al ganado. Se habla poco. Casi todo lo dice el viento.</p>',
};
