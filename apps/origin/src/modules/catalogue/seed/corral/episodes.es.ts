export const episodes: Readonly<Record<string, string>> = {
  'long-haul-s1': `
    Cuatro mil dólares | Cody Vance paga la licencia, cuatro llantas y la gasolina justa para el primer rodeo.
    Un buen sorteo | Le toca el mejor caballo de la semana en un pueblo al que no llega a tiempo.
    Las siete en punto | El primer cheque lo gana antes del desayuno, ante once personas y un perro.
    Gasolina a medias | Un jinete mayor le propone compartir gastos y resulta que habla nueve horas al día.
    Tres en un día | Tres rodeos, setecientas millas y una sola camisa limpia.
    La muñeca izquierda | Le sirve para agarrarse o para manejar, pero no para las dos cosas.
    La bomba de gasolina | La camioneta se para junto a un campo de remolacha cuyo dueño opina sobre el rodeo.
    El número cien | La última inscripción del año es la más barata, y su madre ha comprado boleto.
  `,
  'long-haul-s2': `
    La misma camioneta | Tiene trescientas mil millas, y la segunda temporada arranca con una bujía prestada.
    El segundo año | Antes nadie sabía cómo se llamaba Cody; ahora lo saben hasta los ganaderos.
    Tierra plana | Once horas sin una loma y una pelea por la radio.
    El préstamo | Le pide seiscientos dólares a su padre en un estacionamiento, y hablan del clima.
    A pelo | Su compañero se lesiona, y Cody se queda con el caballo que le tocaba.
    Capilla con ruedas | Un predicador con remolque, nueve jinetes al alba y un sermón cortísimo.
    A partes iguales | Si nadie aguanta ocho segundos, la bolsa se reparte, y la cena también.
    Dos cheques | Uno es grande y no tiene fondos; el otro es chico y sí los tiene.
  `,
  'broke-to-ride-s0': `
    Dónde están ahora | Once caballos de tres temporadas y las personas que ellos eligieron.
    Maribeth responde | Cuarenta cartas, una taza de café y un potro que no se deja ignorar.
  `,
  'broke-to-ride-s1': `
    El tordo que no subía | Cuatro personas, un remolque y tres días.
    Noventa menos diez | El bayo muerde y Maribeth se ríe.
    Los cascos | No hay nada que hacer hasta que deje levantar una pata.
    La primera silla | La ha visto, la ha olido y ha dormido a su lado. Ahora se la ponen.
    La colina | Primera salida del corral, con mucho viento.
    Día de venta | Cinco caballos, diecinueve postores y un no.
  `,
  'broke-to-ride-s2': `
    Otros cinco | Del remolque baja una tropa nueva, y el último vuelve a subirse.
    La yegua con opiniones | Ha tirado a un sheriff, a un herrador y a sus dos dueños.
    Bolsas de plástico | Cuarenta en una cerca, algo de brisa y un caballo que no ve otra cosa.
    Solo por la izquierda | Se deja tocar de un lado, y llegar al otro cuesta un mes.
    El dentista | El mal genio resulta ser una muela.
    Truenos | Maribeth interrumpe la lección y se sienta en el suelo.
    El lote vacío | Se venden cuatro, y el quinto se va con la mujer que barría la pista.
  `,
  'broke-to-ride-s3': `
    Los gemelos | Dos bayos que nadie distingue, hasta que a uno le piden girar a la derecha.
    Barro | Seis semanas de lluvia, un corral redondo y una lección de quedarse quieto.
    Jubilado de carreras | Sabe galopar, y nunca le han pedido que camine.
    El muchacho del pueblo | Un juez le manda a un chico de quince años, y ella le da el cabestro más difícil.
    El arroyo | Veinte centímetros de hondo, tres metros de ancho y un día entero para cruzarlo.
    Día ochenta y nueve | Un potro no está listo, y Maribeth se lo dice a los compradores.
    Quién puede pujar | Tacha siete nombres, y el último es el de su hermano.
  `,
  'three-generations-s1': `
    El pasto del norte | Llega un topógrafo y tres mujeres le dicen tres cosas distintas.
    El herradero | Viene todo el condado, también el vecino con el que no se hablan.
    La cuenta del veterinario | Una yegua vale más que la camioneta, y la camioneta hace falta.
    Lluvia | Cae justo el día del heno.
    La silla de Opal | En el desayuno se decide algo y nadie dice que se ha decidido.
  `,
  'cocina-de-rancho-s1': `
    Leña de mezquite | Antes de cocinar nada, Refugio Almanza pasa la mañana escogiendo la leña.
    Frijoles para treinta | Se ponen a medianoche, y quien los mueve se queda de guardia.
    El disco | Una reja de arado gastada, tres patas y los mejores huevos del condado.
    Harina | Dos abuelas hacen tortillas con las mismas cuatro cosas y no coinciden en ninguna.
    Día de herradero | Hasta el mediodía todos tienen tarea; después, todos tienen plato.
    Chile verde | Un costal, un tambor y un olor que hace saltar la cerca a los vecinos.
    Cabrito | Hacen falta un hoyo, piedras calientes y una noche entera de plática.
    Regalo del arroyo | Bagre, berros y un sartén que jamás ha visto el jabón.
    Pan de ceniza | Sin horno, sin molde y sin reloj: se escucha la costra.
    Duraznos | El último día de cosecha acaba en frascos, y una parte, en Refugio.
  `,
  'cocina-de-rancho-s2': `
    Café a las cuatro | Se hierve en calcetín, se endulza en la olla y se toma montado.
    Los esquiladores | Once hombres comen cinco veces al día, y cada uno trae su salsa.
    Carne seca | El viento, la sal y un alambre entre dos postes hacen todo el trabajo.
    Detrás de los cajones | Refugio tiene una hornilla y cuarenta minutos antes de que entren los toros.
    Flor de calabaza | Se abre a las cinco y a las seis ya está en el plato.
    Tamales por cientos | Nueve primas en una mesa y un secreto sobre la manteca.
    Queso | Las cabras tardan, la manta está limpia y la receta es una canción.
    Campamento frío | En la sierra no dejan hacer fuego, y la cena se cocinó hace dos días.
    Caldo de arrieros | Se echa todo lo que sobra, en un orden que sí importa.
    La boda | Trescientos invitados, cuatro hornos de tierra y un cocinero que no conoce a la novia.
  `,
  'winter-pasture-s1': `
    Primera nevada | Bajan el rebaño una semana tarde.
    Cuarenta bajo cero | Cada tres horas hay que picar el hielo para que beban.
    La noche larga | Un ternero, una linterna y cuatro personas sin dormir.
    Verde | Contar lo que queda y soltarlo.
  `,
};
