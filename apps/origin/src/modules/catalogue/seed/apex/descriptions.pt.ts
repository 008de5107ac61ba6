export const descriptions: Readonly<Record<string, string>> = {
  'apex-63':
    '<p>Magnus Tordahl defendeu quatro vezes o cinturão dos pesados e nunca precisou dos juízes. Isaia Fonomau recebeu o melhor de dezessete adversários e jamais tocou a lona.</p><p>Antes deles, Kaito Minase põe em jogo o título dos galos contra Luis Barragán, que solta mais golpes num round do que muitos numa noite inteira.</p><h3>Hoje no Harbour Dome</h3><ul><li>Treze lutas, duas delas por cinturão</li><li>As primeiras preliminares abrem a transmissão; o card principal vem depois de três horas e meia</li><li>Mais duas câmeras: o corner de Fonomau e a vista do teto</li></ul>',
  'grand-prix-final':
    '<p>Na primavera, oito moscas se inscreveram. Inés Altamira passou por duas no chão; Larissa Tavares Pinho foi duas vezes à decisão e, no fim, ainda andava para a frente.</p><p>Cinco rounds pelo cinturão e pelo troféu, sob o teto dos velhos pátios da catedral de Valmora.</p>',
  'apex-64':
    '<p>Rafael Quintela nunca lutou em Kestrel City. Elias Wren nunca lutou por um título, porque este é o primeiro que lhe ofereceram.</p><p>Wren venceu onze seguidas, treinando numa capela reformada. Quintela troca de base no meio da combinação e já encerrou sequências melhores.</p><p>No mesmo card, Yuto Hanamori enfrenta Reuben Achterberg, e quem vencer será o próximo desafiante dos leves.</p>',
  'fight-night-san-altero':
    '<p>A primeira luta durou onze minutos, estava empatada em todas as papeletas e terminou com os dois na mesma ambulância. <em>Luta completa: Cárcamo vs. Pruett 1</em> está no catálogo e explica o barulho.</p><p>San Altero fica a dois mil e seiscentos metros. Cárcamo cresceu mais acima. Pruett está aqui há cinco semanas e diz que parou de contar os degraus.</p>',
  'apex-65':
    '<p>A campeã dos moscas vem à praia da desafiante. O início foi adiado em duas horas para que a luta principal comece depois da virada da maré, com as barcas de volta.</p>',
  'apex-62':
    '<p>Mateus Valadão venceu onze lutas por finalização. Nikoloz Gelashvili derrubou todos que encontrou. Um dos dois terá de lutar onde o outro é melhor.</p>',
  'apex-61':
    '<p>Amadou Sissoko-Ba tem doze centímetros de envergadura a mais que qualquer meio-médio. Cillian Rourke-Daly passou a carreira apanhando na entrada e ficando lá dentro.</p>',
  'last-round':
    '<p>Kwabena Asare-Poku virou profissional antes de três dos lutadores de hoje nascerem. Pediu três rounds, um pesado do seu tamanho e um lugar para a mãe ao lado do octógono. Conseguiu tudo.</p>',
  'grand-prix-semi-finals':
    '<p>Altamira contra Keane, Tavares Pinho contra Naidoo-Cole. As duas semifinais têm três rounds e não há empate: no fim, os juízes precisam apontar uma vencedora.</p>',
  'fight-week-live':
    '<p>Cinco horas sem um único golpe que conte. Treinos abertos à tarde, balança no começo da noite e, por último, a encarada, quando ninguém comeu.</p>',
  'rise-eastmark':
    '<p>Duas estreias, cinco segundas lutas e uma regra: ninguém deste card jamais apareceu na televisão. Guarde os nomes; três do ano passado já estão no ranking.</p>',
  'fight-night-port-lavelle':
    '<p>Luis Barragán quebrou um osso da mão esquerda no treino. A luta acontecerá quando a mão estiver curada; os ingressos continuam valendo.</p>',
  'trials-heavyweight':
    '<p>A tempestade danificou o telhado do The Foundry, e não há outro ginásio para oito pesados. A chave será sorteada de novo na próxima temporada.</p>',
  'carcamo-pruett-one':
    '<p>A luta inteira, sem cortes, com o som dos dois corners e sem narração. Veja o segundo round duas vezes: uma pela luta, outra pelo que diz o treinador de Cárcamo.</p>',
  'wren-camp-diary':
    '<p>Tilda Marchbanks filmou sozinha, da primeira corrida à última refeição antes da pesagem. Não há entrevistas. Na capela, ninguém tinha tempo.</p>',
  cutman:
    '<p>Anselmo Duarte Reyes tem noventa segundos entre os rounds e usa onze para olhar. Uma noite no corner, vista da altura do banquinho.</p>',
  'scorecards-explained':
    '<p>Como três juízes pontuam cinco minutos, o que é preciso para um <strong>dez a oito</strong> e por que uma queda no fim vale menos do que parece.</p>',
  'corner-talk':
    '<p>Doze corners, doze minutos, cinco idiomas. Com legendas, onde dá para publicar.</p>',
  countdown:
    '<p>Dois camps, duas semanas e uma câmera em cada um. <em>Contagem regressiva</em> começou como chamada e virou o lugar onde as lutas são entendidas: quem está machucado, quem está pesado, quem parou de atender o telefone.</p><p>Cada temporada acompanha as disputas de título do ano. Os episódios são independentes; as rixas, não.</p>',
  'four-walls':
    '<p>Uma academia é um contrato, um senhorio e quarenta pessoas que preferem estar ali a estar em casa. Cada temporada fica em uma, de porta aberta, até alguma coisa acabar.</p>',
  'barrio-gyms':
    '<p>Sete bairros, de Tijuana a Punta Arenas. Ximena Larraín foi aos lugares que os campeões agradecem nos discursos e perguntou quem paga a luz.</p>',
  'ground-rules':
    '<p>Comece pela primeira temporada se nunca fez grappling e pela segunda se quer saber por que vive perdendo. Cada episódio tem uma ideia e a mostra quatro vezes.</p>',
  'sangue-frio':
    '<p>Davi Moura não luta há seis anos e deve dinheiro a um homem que não pede duas vezes. O filho desse homem precisa de alguém ao lado nas mesas.</p><p>Filmada em Santos e Niterói, com lutadores como figurantes e um plano longo numa pesagem de verdade.</p>',
  'submission-school':
    '<p>Quatro lições curtas, na ordem em que fazem sentido. Você precisa de um chão e de um amigo de confiança.</p>',
  'anatomy-of-a-low-kick':
    '<p>O chute entra no segundo round e a luta acaba no quinto. No meio, uma perna vai deixando de responder.</p>',
};
