export const episodes: Readonly<Record<string, string>> = {
  'countdown-s0': `
    Lo que guardaron las cámaras | Escenas de tres temporadas que un campamento u otro pidió quitar, ahora con su permiso.
    Treinta días después | Dos campeones y dos aspirantes, un mes después de que el cinturón volviera a casa.
  `,
  'countdown-s1': `
    Catorce días | En un campamento tachan los días; en el otro han descolgado el calendario.
    Doscientos gramos | Minase ya ha dado el peso; al aspirante le faltan doscientos gramos y una hora.
    Tatami prestado | Se inunda el gimnasio del aspirante y una escuela de baile le cede las mañanas.
    El sparring | Los dos campamentos contrataron al mismo hombre, y él solo cuenta cuánto le pagaron.
    Piedra y arena | Tordahl entrena en la cantera de su padre; el aspirante corre de noche por la playa.
    Once llamadas perdidas | A nueve días del combate un entrenador se marcha y nadie explica por qué.
    La otra mano | Un nudillo fisurado, un parte médico y un plan que hay que rehacer antes del lunes.
    Las dos madres | Dos mujeres que nunca han visto un combate comparten fila y una bolsa de caramelos.
  `,
  'countdown-s2': `
    Llegadas | Los dos equipos aterrizan a la misma hora y solo funciona una cinta de equipaje.
    Ochocientas zurdas | Minase repite el mismo golpe toda la mañana, y en otro barrio alguien lleva la cuenta.
    Tren nocturno | El aspirante viaja con una bolsa, un cutman y sin teléfono.
    Sobre las nubes | El equipo de Cárcamo vive a tres mil metros; los visitantes alquilan oxígeno por horas.
    La intérprete | Se sienta entre dos hombres que llevan una semana siendo amables, y sabe por qué.
    Doscientos asientos | El pabellón tiene nueve mil, y los dos campamentos quieren la misma fila.
    Aviso tardío | El rival se baja a mediodía, y antes de la cena ha firmado un carnicero del pueblo vecino.
    La servilleta | Inés Altamira dibuja su triángulo en el desayuno, y recoge la mesa el entrenador equivocado.
  `,
  'countdown-s3': `
    El mismo hotel | Dos campamentos, un pasillo y un ascensor para seis.
    La casa alquilada | El aspirante tiene en contra a toda la calle y a un gallo que empieza a las cuatro.
    El sastre | A once días, Mateus Valadão toma medidas a un cuello que solo ha visto en vídeo.
    Hielo | El congelador falla la noche más calurosa del año, y la pescadería abre antes.
    Sin cámaras | Un campeón nos pide que apaguemos la cámara y, una hora después, que la encendamos.
    Imágenes de archivo | Un entrenador encuentra un combate de hace nueve años en el que el favorito tuvo miedo.
    Con llave propia | El aspirante entra solo en el gimnasio que un día le pidió que se fuera.
    Equipaje de mano | Veinte horas de avión con el cinturón debajo del asiento de delante.
    Una palabra | Un juez retirado visita los dos campamentos y en ambos anota lo mismo.
    A oscuras | A las diez se apagan las luces en los dos campamentos y en ninguno se duerme.
  `,
  'four-walls-s1': `
    El aviso | El casero le da seis meses al gimnasio, y el dueño cuelga la carta sobre el ring.
    Cuarenta llaves | Cada socio tiene una, y nadie recuerda quién pagó la cerradura.
    Martes a las diez | Nueve boxeadores de más de sesenta, una campana y la clase más llena de la semana.
    Un rincón seco | Hay goteras sobre el saco, y el gimnasio entero se corre dos metros a la izquierda.
    La rifa | Un guante firmado, un jamón y trescientos boletos contra un mes de alquiler.
    La huella | El ring se desmonta en cuatro horas, y en el suelo queda su dibujo.
  `,
  'four-walls-s2': `
    Lo hondo | Otro gimnasio, una antigua piscina y un entrenador que enseña a tres metros de profundidad.
    Cola en la puerta | Su primera campeona gana el sábado, y el lunes hay gente hasta la esquina.
    El representante | Trae un contrato y un bolígrafo, y deja el motor en marcha.
    La calle cuatro | Dos que no se hablan tienen que compartir el único saco libre.
    La lavandería | Ella pelea en el extranjero sin su entrenador, que la ve entre dos secadoras.
    La taquilla diecinueve | La campeona la vacía, y una niña de trece años pide la llave.
  `,
  'barrio-gyms-s1': `
    Tijuana: la panadería | Los hornos se fueron, el calor se quedó, y cuarenta niños entrenan donde subía el pan.
    Medellín: el techo del mundo | Noventa y un escalones, un ring bajo plástico y una vista que nadie mira.
    Lima: dos colchonetas | Un maestro de judo tiene medio suelo y lo presta por horas.
    Guayaquil: marea baja | Juego de pies en arena mojada y un entrenador que pesca hasta las seis.
    Rosario: escuela nocturna | Primero se lee y después se guantea. Son las reglas de la casa.
    São Luís: el galpón de redes | Donde Rafael Quintela aprendió a caer, y quién lo barre hoy.
    Punta Arenas: el último gimnasio | Viento, lana y un solo saco al final de la carretera.
  `,
  'ground-rules-s1': `
    Aprender a caer | Barbilla dentro, brazo fuera y respirar: antes que la proyección está la caída.
    El primer agarre | Una manga, una muñeca o la nuca, y lo que cuesta cada una.
    Tres patas | Por qué un taburete vuelca menos que una silla y cómo plantarse igual.
    La cadera | Con ella empiezan todas las salidas y también todos los errores.
    La guardia | Estás de espaldas en el suelo y no vas perdiendo.
    Pasar las piernas | Tres maneras de rodearlas y la que sirve cuando ya no puedes más.
    El control lateral | El peso depende de dónde lo pones, no de cuánto tienes.
    La montada | El mejor asiento del tatami y cómo se cae la gente de él.
    La espalda | Dos ganchos, un brazo sobre el pecho y nada que el otro pueda ver.
    La palmada | Cuándo darla, cuándo aceptarla y por qué nadie se ha arrepentido de una.
  `,
  'ground-rules-s2': `
    No respiras | Seis personas luchan con un silbato entre los dientes, y cinco dejan de sonar.
    Manos tardías | Pelear un agarre que ya está hecho es el vicio más caro del tatami.
    Plano | Un hombro despegado del suelo cambia todas tus respuestas.
    El mismo barrido | Tu compañero lo ha visto cuarenta veces: enséñale solo la primera mitad.
    Los codos | Se abren cuando te cansas, y el brazo se va con ellos.
    Debajo del mentón | Gana esos dos centímetros con la cabeza y el resto del cuerpo tendrá que girar.
    Fuerte y lento | Un levantador de pesas, una violinista y treinta segundos en el centro del tatami.
    Dos segundos | En el revuelo nadie va ganando todavía, y hay tiempo para una sola decisión.
    El pie equivocado | La mitad de los derribos falla en los pies, antes de mover las manos.
    Manta, no martillo | La presión es lo que queda cuando dejas de empujar.
    Cinco rendiciones | Mateus Valadão repasa las sumisiones que más le enseñaron, todas en su contra.
    Un asalto | Las dos temporadas en cinco minutos, del agarre a la palmada y sin una palabra.
  `,
  'sangue-frio-s1': `
    La deuda | A Davi Moura le ofrecen un trabajo que no puede rechazar.
    La mesa nueve | El hijo del apostador gana demasiado en una sola noche.
    El pesaje | Un viejo rival ha vuelto a Santos, con once kilos más y acompañado.
    Lo que dijo el médico | Davi esconde una radiografía a todos menos al chico.
    Dieciséis onzas | El primer combate en seis años no tiene árbitro.
  `,
  'sangue-frio-s2': `
    La hora del ferri | Un año después, el chico dirige las mesas y Davi conduce.
    El hombre de la esquina | Alguien vende los entrenamientos minuto a minuto.
    Dinero limpio | Se vende gimnasio: solo efectivo y sin preguntas hasta el viernes.
    Hermanos | El hermano menor del rival le pide a Davi que le enseñe.
    Cuenta larga | Un golpe, tres versiones y una cinta que no muestra ninguna.
    La campana | Davi puede ganar o ser perdonado.
  `,
};
