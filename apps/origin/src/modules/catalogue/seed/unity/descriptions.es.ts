export const descriptions: Readonly<Record<string, string>> = {
  'sprint-100-women':
    '<p>Veinticuatro mujeres corren por ocho calles y después por una. El récord mundial se batió en esta pista en primavera, y las tres que más se han acercado desde entonces están aquí.</p><p>Primero van las semifinales. La final llega dos horas y media después y dura menos de once segundos.</p>',
  'football-final':
    '<p>Un país de once millones juega contra otro de trescientos mil, que hoy ha cerrado sus tiendas. Solo se habían visto una vez: cero a cero, con lluvia.</p><p>El partido empieza cuarenta y cinco minutos después del inicio de la emisión.</p><h3>Dos cámaras más</h3><ul><li>La cámara táctica</li><li>Los dos banquillos</li></ul>',
  'opening-ceremony':
    '<p>Desfilan doscientos equipos, el más pequeño primero. Puede verla todo el mundo, sin cuenta.</p>',
  'first-of-their-flag':
    '<p>Alguien tiene que ser el primero. Dieciséis deportistas de dieciséis países que nunca habían enviado a nadie, desde el día de la carta hasta el día de la bandera.</p><p>Algunos viajan con entrenador. Una viaja con su hermano pequeño.</p>',
  'climbing-boulder':
    '<p>Los equipadores han trabajado toda la noche detrás de un telón. Cuatro minutos por problema, y la presa más difícil está arriba.</p>',
  'gymnastics-team':
    '<p>Suben tres y cuentan tres notas. Una caída cuesta una medalla, y todo el pabellón sabe quién cierra.</p>',
  'cycling-road-race':
    '<p>Sin radios y sin coches de equipo tras la segunda subida. Decide quien mejor la recuerda.</p>',
  'fencing-epee':
    '<p>Vale todo el cuerpo y pueden tocar los dos a la vez. La final es a quince.</p>',
  'judo-finals':
    '<p>Dos categorías y una noche que esperan desde hace cuatro años. Con empate, la siguiente ventaja lo acaba.</p>',
  'relay-finals':
    '<p>Cuatro finales y sesenta y cuatro testigos. Nada en el atletismo puede salir tan mal en tan poco espacio.</p>',
  marathon:
    '<p>La salida se ha retrasado dos horas por el calor de la mañana en el túnel del puerto. El último kilómetro sigue siendo cuesta arriba.</p>',
  'rowing-eights':
    '<p>El viento cruza el lago y las calles no son justas. Los ochos remarán cuando amaine.</p>',
  'gymnastics-apparatus':
    '<p>El pabellón hace falta para la lucha. Las medallas por aparatos se dan con las notas de la final por equipos.</p>',
  'the-village':
    '<p>Once mil camas y una lavandería. Diecisiete días tras la valla, con quienes reparten las llaves.</p>',
  'fourth-place':
    '<p>Eran los cuartos mejores del mundo y volvieron en autobús. Greer Halloran pregunta cómo fue el viaje.</p>',
  'rua-de-cima':
    '<p>La pista se pintó de noche en la calle, con el azul que sobró de la iglesia. Tres velocistas entrenan en ella antes del primer autobús.</p>',
  'before-sunrise':
    '<p>Un panadero, una enfermera, un conductor: nueve deportistas que entran a trabajar a las ocho.</p>',
  'the-hug':
    '<p>Diez años, cuatro finales y un solo punto de diferencia. El marcador puede esperar.</p>',
  'goal-from-the-corner':
    '<p>Ayudó el viento, dice el portero. El viento no ha hecho declaraciones.</p>',
  'climb-in-six-seconds':
    '<p>Dos paredes, dos escaladoras y quince metros. Hay quien tarda más en el primer escalón.</p>',
};
