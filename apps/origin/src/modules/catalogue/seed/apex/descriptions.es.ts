export const descriptions: Readonly<Record<string, string>> = {
  'apex-63':
    '<p>Magnus Tordahl ha defendido cuatro veces el cinturón del peso pesado y nunca ha necesitado a los jueces. Isaia Fonomau ha encajado lo mejor de diecisiete rivales y jamás ha tocado la lona.</p><p>Antes, Kaito Minase pone en juego el título del gallo ante Luis Barragán, que lanza más golpes en un asalto que otros en toda una velada.</p><h3>Esta noche en el Harbour Dome</h3><ul><li>Trece combates, dos de ellos por un cinturón</li><li>Los primeros preliminares abren la emisión; la cartelera principal llega a las tres horas y media</li><li>Dos cámaras más: la esquina de Fonomau y la vista desde las vigas</li></ul>',
  'grand-prix-final':
    '<p>En primavera se apuntaron ocho moscas. Inés Altamira pasó por el suelo a dos de ellas; Larissa Tavares Pinho llegó dos veces a la decisión y al final seguía caminando hacia delante.</p><p>Cinco asaltos por el cinturón y el trofeo, bajo el techo de los viejos patios de la catedral de Valmora.</p>',
  'apex-64':
    '<p>Rafael Quintela nunca ha peleado en Kestrel City. Elias Wren nunca ha peleado por un título, porque este es el primero que le ofrecen.</p><p>Wren suma once victorias seguidas desde un gimnasio que fue capilla. Quintela cambia de guardia en mitad de una combinación y ha acabado con rachas mejores.</p><p>En la misma cartelera, Yuto Hanamori se mide a Reuben Achterberg, y el ganador será el próximo aspirante del peso ligero.</p>',
  'fight-night-san-altero':
    '<p>El primer combate duró once minutos, iba empatado en todas las tarjetas y acabó con los dos en la misma ambulancia. <em>Combate completo: Cárcamo contra Pruett 1</em> está en el catálogo y explica tanto ruido.</p><p>San Altero está a dos mil seiscientos metros. Cárcamo creció más arriba. Pruett lleva aquí cinco semanas y dice que ya no cuenta los escalones.</p>',
  'apex-65':
    '<p>La campeona del peso mosca viaja a la orilla de su rival. El comienzo se ha retrasado dos horas para que el combate estelar empiece cuando haya cambiado la marea y hayan vuelto los barcos.</p>',
  'apex-62':
    '<p>Mateus Valadão ha ganado once combates por sumisión. Nikoloz Gelashvili ha derribado a todos los que ha tenido delante. Uno de los dos tendrá que pelear donde el otro es mejor.</p>',
  'apex-61':
    '<p>Amadou Sissoko-Ba le saca doce centímetros de alcance a cualquiera del wélter. Cillian Rourke-Daly lleva toda la carrera recibiendo golpes al entrar y quedándose dentro.</p>',
  'last-round':
    '<p>Kwabena Asare-Poku debutó antes de que nacieran tres de los que pelean esta noche. Pidió tres asaltos, un pesado de su tamaño y una silla para su madre junto a la jaula. Lo tiene todo.</p>',
  'grand-prix-semi-finals':
    '<p>Altamira contra Keane y Tavares Pinho contra Naidoo-Cole. Las dos semifinales son a tres asaltos y no puede haber empate: al final, los jueces deben nombrar a una ganadora.</p>',
  'fight-week-live':
    '<p>Cinco horas sin un solo golpe que cuente. Entrenamientos abiertos por la tarde, la báscula al anochecer y, para acabar, el cara a cara, cuando ninguno ha comido.</p>',
  'rise-eastmark':
    '<p>Dos debuts, cinco segundos combates y una regla: nadie de esta cartelera ha salido nunca por televisión. Quédate con los nombres; tres de los del año pasado ya están en el ranking.</p>',
  'fight-night-port-lavelle':
    '<p>Luis Barragán se rompió un hueso de la mano izquierda entrenando. El combate se celebrará cuando esté curado; las entradas siguen valiendo.</p>',
  'trials-heavyweight':
    '<p>El temporal dañó el tejado de The Foundry y no hay otra sala para ocho pesados. El grupo se sorteará de nuevo la próxima temporada.</p>',
  'carcamo-pruett-one':
    '<p>El combate entero, sin cortes, con el sonido de las dos esquinas y sin comentaristas. Mira el segundo asalto dos veces: una por la pelea y otra por lo que dice el entrenador de Cárcamo.</p>',
  'wren-camp-diary':
    '<p>Tilda Marchbanks rodó sola, desde la primera carrera hasta la última comida antes del pesaje. No hay entrevistas. En la capilla nadie tenía tiempo para darlas.</p>',
  cutman:
    '<p>Anselmo Duarte Reyes tiene noventa segundos entre asaltos y dedica once a mirar. Una noche en la esquina, vista desde la altura de su taburete.</p>',
  'scorecards-explained':
    '<p>Cómo puntúan tres jueces cinco minutos, qué hace falta para un <strong>diez a ocho</strong> y por qué un derribo al final vale menos de lo que parece.</p>',
  'corner-talk':
    '<p>Doce esquinas, doce minutos y cinco idiomas. Con subtítulos, donde se puede imprimir.</p>',
  countdown:
    '<p>Dos campamentos, dos semanas y una cámara en cada uno. <em>Cuenta atrás</em> empezó como avance y acabó siendo el lugar donde se entienden los combates: quién está lesionado, quién pesa de más, quién ha dejado de coger el teléfono.</p><p>Cada temporada sigue los títulos del año. Los episodios se ven por separado; las rivalidades, no.</p>',
  'four-walls':
    '<p>Un gimnasio es un alquiler, un casero y cuarenta personas que prefieren estar allí antes que en casa. Cada temporada se queda en uno, con la puerta abierta, hasta que algo termina.</p>',
  'barrio-gyms':
    '<p>Siete barrios, de Tijuana a Punta Arenas. Ximena Larraín fue a los sitios que los campeones nombran en sus discursos y preguntó quién paga la luz.</p>',
  'ground-rules':
    '<p>Empieza por la primera temporada si nunca has hecho grappling y por la segunda si quieres saber por qué pierdes siempre. Cada episodio tiene una idea y la enseña cuatro veces.</p>',
  'sangue-frio':
    '<p>Davi Moura lleva seis años sin pelear y debe dinero a un hombre que no pregunta dos veces. El hijo de ese hombre necesita a alguien a su lado en las mesas.</p><p>Rodada en Santos y Niterói, con luchadores como figurantes y un plano larguísimo en un pesaje de verdad.</p>',
  'submission-school':
    '<p>Cuatro lecciones cortas en el orden en que tienen sentido. Hacen falta un suelo y alguien de confianza.</p>',
  'anatomy-of-a-low-kick':
    '<p>La patada llega en el segundo asalto y el combate acaba en el quinto. Entre uno y otro, una pierna deja poco a poco de responder.</p>',
};
