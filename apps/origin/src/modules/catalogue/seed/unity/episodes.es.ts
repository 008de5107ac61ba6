export const episodes: Readonly<Record<string, string>> = {
  'first-of-their-flag-s0': `
    Las maletas | Lo que dieciséis personas llevaron a los Juegos, pieza a pieza.
    De vuelta | El recibimiento, el desfile y el lunes siguiente.
  `,
  'first-of-their-flag-s1': `
    El sobre | Llega en el barco del jueves, y todo el muelle se entera antes que ella.
    Entre dos barcas | En la isla no hay piscina, y un nadador entrena junto a una cuerda entre dos pesqueros.
    Talla cincuenta | En su país no venden zapatos para el lanzador de peso, así que su tío le hace un par.
    El segundo billete | Era para un entrenador, y ella se lo dio a su hermano pequeño.
    Un solo judogi | Dos primas lo lavan por turnos hasta que la federación solo puede enviar a una.
    Cuatro tardes | La embajada no tiene una bandera lo bastante grande, y una escuela cose una.
    Veinte minutos | Es el tiempo que tiene una pentatleta para conocer al caballo con el que va a saltar.
    ¿Hacia qué lado? | Un vallista de un país sin pistas da una vuelta entera andando antes de correrla.
  `,
  'first-of-their-flag-s2': `
    Equipaje especial | Una jabalina viaja en cabina en cuatro vuelos y en el quinto no la dejan subir.
    El himno | La banda nunca ha oído el suyo, y ella lo tararea por teléfono.
    Cinco meses de río | Un remero entrena mientras hay agua y, después, sobre el cauce seco.
    Entrenador por carta | Vive a nueve mil kilómetros y contesta dos veces por semana, a mano.
    Sacos de arroz | Un halterófilo aprendió en la tienda de su madre y aún levanta mirando la caja.
    Once flechas | No tiene más, y reconoce cada una por su vuelo.
    Un solo mástil | Son dos en el equipo, los dos son los primeros y hay una bandera que llevar.
    El sello | En su país Correos imprime su cara, con un tiempo que no es el suyo.
  `,
  'the-village-s1': `
    La primera llave | Es para un equipo de una sola persona, que pregunta dónde están los demás.
    Una lavandería | Once mil camas, nueve máquinas y una pared de calcetines sueltos.
    Avena a las cuatro | La cocinera sabe quién nada hoy por quién ha dejado de hablar.
    Mercado de insignias | Una de una isla pequeña vale tres de un país grande.
    Objetos perdidos | Una rueda de carreras, una tuba y medio diente, todo con su etiqueta.
    Habitación 4417 | Se la dan por error a dos rivales, y a la tercera noche piden quedarse.
    La consulta | A las dos de la madrugada la fisioterapeuta escucha más de lo que trata.
    Planta silenciosa | Quienes han terminado bajan de piso, lejos de quienes aún no.
    El último autobús | Trae de vuelta una medalla, un equipo dormido y ninguna conversación.
    Llaves devueltas | El día diecisiete falta una, y la mujer del mostrador sabe de quién es.
  `,
  'fourth-place-s1': `
    Once milímetros | Una saltadora mide su vida con un solo número.
    El toque | Nadó los últimos cinco metros con los ojos cerrados.
    Plata, durante una hora | La medalla fue suya hasta la segunda revisión.
    La puerta equivocada | Un piragüista mira el palo que rozó.
    El autobús | Cinco jugadoras, un penalti y nueve horas de carretera.
    Cuatro años | Lo que hizo cada uno después.
  `,
  'fourth-place-s2': `
    Dos centésimas | A una ciclista de pista todavía le preguntan qué habría hecho con ellas.
    El cordón | Se paró a atarlo en la salida, y desde entonces lo ata igual.
    Un gol | Un portero ha olvidado todas sus paradas del torneo, y lo otro no.
    El bronce del hermano | Llegó un puesto por delante, y la medalla cuelga en la cocina de su madre.
    Por mensajero | Ocho años tarde, tras un caso de dopaje, una medalla llega un martes.
    El escalón vacío | Cuatro de ellos visitan el almacén donde se guarda el podio, y uno se sube.
  `,
  'rua-de-cima-s1': `
    Pintura azul | Ochenta metros de calle se vuelven pista en una noche.
    Las cinco | El entrenamiento acaba cuando llega el pan.
    Clavos | Un par de zapatillas para seis pies.
    La cuesta | Correr cuesta abajo está prohibido. Todos lo han hecho una vez.
    El selectivo | Una pista de verdad es más ancha de lo que pensaban.
    La carta | Trae un nombre. No es el que esperaban.
    La calle mira | Un televisor en una ventana y toda la cuesta delante.
  `,
  'before-sunrise-s1': `
    El panadero | Corre sus series entre dos hornadas, y el tiempo lo marca el horno.
    La enfermera | Rema a oscuras y debe llegar con las manos calientes al primer paciente.
    El conductor | Ha corrido la línea 3 de punta a punta más veces de las que la ha conducido.
    La maestra | Ochenta largos antes de pasar lista, y los alumnos se lo notan en el pelo.
    El gruista | Sube cuarenta metros para trabajar, tras una mañana escalando por gusto.
    La cartera | Marcha atlética por las mismas calles, al mismo paso y sin las cartas.
    La pescadera | Judo en el suelo del mercado hasta que traen el hielo.
    La modista | A las cinco practica esgrima en su escaparate, y a las ocho abre la puerta.
    El vigilante nocturno | Su turno acaba cuando empiezan los demás, así que él trae el cronómetro.
  `,
};
