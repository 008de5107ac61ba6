export const descriptions: Readonly<Record<string, string>> = {
  'sprint-100-women':
    '<p>Vinte e quatro mulheres correm por oito raias e depois por uma. O recorde mundial foi batido nesta pista na primavera, e as três que mais chegaram perto estão aqui.</p><p>Primeiro vêm as semifinais. A final é duas horas e meia depois e dura menos de onze segundos.</p>',
  'football-final':
    '<p>Um país de onze milhões enfrenta um de trezentos mil, que hoje fechou as lojas. Só se viram uma vez: zero a zero, na chuva.</p><p>O jogo começa quarenta e cinco minutos depois da abertura da transmissão.</p><h3>Mais duas câmeras</h3><ul><li>A câmera tática</li><li>Os dois bancos</li></ul>',
  'opening-ceremony':
    '<p>Duzentas delegações entram, a menor primeiro. Todos podem assistir, sem conta.</p>',
  'first-of-their-flag':
    '<p>Alguém precisa ser o primeiro. Dezesseis atletas de dezesseis países que nunca tinham enviado ninguém, do dia da carta ao dia da bandeira.</p><p>Alguns levam o treinador. Uma leva o irmão caçula.</p>',
  'climbing-boulder':
    '<p>Os montadores trabalharam a noite toda atrás de uma cortina. Quatro minutos por problema, e a agarra mais difícil fica no topo.</p>',
  'gymnastics-team':
    '<p>Sobem três, contam três notas. Uma queda custa a medalha, e o ginásio inteiro sabe quem fecha.</p>',
  'cycling-road-race':
    '<p>Sem rádios e sem carros de equipe depois da segunda subida. Decide quem melhor se lembra dela.</p>',
  'fencing-epee':
    '<p>Vale o corpo todo, e os dois podem tocar ao mesmo tempo. A final vai a quinze.</p>',
  'judo-finals':
    '<p>Duas categorias e uma noite que esperam há quatro anos. Com empate, o próximo ponto encerra.</p>',
  'relay-finals':
    '<p>Quatro finais, sessenta e quatro bastões. Nada no atletismo pode dar tão errado em tão pouco espaço.</p>',
  marathon:
    '<p>A largada foi adiada em duas horas por causa do calor no túnel do porto. O último quilômetro continua sendo subida.</p>',
  'rowing-eights':
    '<p>O vento cruza o lago e as raias não são justas. Os oitos vão remar quando ele parar.</p>',
  'gymnastics-apparatus':
    '<p>O ginásio é necessário para a luta. As medalhas por aparelho saem das notas da final por equipes.</p>',
  'the-village':
    '<p>Onze mil camas, uma lavanderia. Dezessete dias atrás da cerca, com quem entrega as chaves.</p>',
  'fourth-place':
    '<p>Eram os quartos melhores do mundo e voltaram de ônibus. Greer Halloran pergunta como foi a viagem.</p>',
  'rua-de-cima':
    '<p>A pista foi pintada à noite na rua, com o azul que sobrou da igreja. Três velocistas treinam nela antes do primeiro ônibus.</p>',
  'before-sunrise':
    '<p>Um padeiro, uma enfermeira, um motorista: nove atletas que entram no trabalho às oito.</p>',
  'the-hug': '<p>Dez anos, quatro finais e um único ponto de diferença. O placar pode esperar.</p>',
  'goal-from-the-corner': '<p>Foi o vento, diz o goleiro. O vento não quis comentar.</p>',
  'climb-in-six-seconds':
    '<p>Duas paredes, duas escaladoras, quinze metros. Tem gente que demora mais no primeiro degrau.</p>',
};
