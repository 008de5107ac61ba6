import type { NewsTexts } from '../news-seed';

export const pt: NewsTexts = {
  feeds: { 'fight-week': 'Semana de luta', camps: 'No camp', rulings: 'Regulamento' },
  items: {
    'tordahl-fonomau-weigh-in': {
      heading: 'Tordahl bate o peso, diz nove palavras e vai embora',
      lead: 'O campeão subiu na balança, desceu da balança e saiu do prédio. Isaia Fonomau ficou duas horas e autografou tudo.',
      captions: [
        'Cara a cara na última luz do porto.',
        'O corner de Fonomau trabalha junto há onze anos.',
      ],
      body: '<p>Magnus Tordahl nunca gostou do palco do Harbour Dome e achou um jeito de não ficar nele: marcou 118,4 quilos, disse “Espero que ele esteja bem e tenha dormido” e já estava no carro quando a música parou.</p><p>Fonomau chegou quatro quilos mais leve que da última vez. O treinador diz que eles saíram das pernas, onde não faziam falta.</p><blockquote><p>“Todo mundo pergunta o que acontece quando ele me acertar. Eu também queria saber.”</p></blockquote><h2>O que ainda falta</h2><ul><li>Exames médicos na manhã da luta</li><li>Luvas escolhidas e lacradas diante dos dois corners</li><li>Portões do Harbour Dome noventa minutos antes do primeiro gongo</li></ul>',
    },
    'wren-chapel-camp': {
      heading: 'Onze vitórias, uma capela, nenhum aquecedor',
      lead: 'Elias Wren se prepara para a primeira disputa de título da vida na sala onde deu o primeiro soco. Ainda cheira a vela.',
      captions: ['O tatame fica onde ficavam os bancos.'],
      body: '<p>A capela acima do mar tem um saco, um relógio e uma avó que conta os rounds em voz alta da porta. Três academias maiores chamaram Wren. Ele respondeu a todas com uma foto da escada.</p><p>“São duzentos e doze degraus”, diz. “Quando consigo falar lá em cima, estou pronto.” Esta semana ele cantava.</p>',
    },
    'barragan-hand': {
      heading: 'A mão de Barragán deixa Port Lavelle na espera',
      lead: 'Um osso quebrado adia a luta principal contra Yuto Hanamori. Todos os ingressos continuam valendo.',
      captions: ['Primeiro o gelo, depois as perguntas.'],
      body: '<p>Luis Barragán ouviu o osso antes de sentir: um gancho curto na manopla, a nove dias da luta. A mão esquerda está imobilizada e será reavaliada em três semanas.</p><p>Hanamori segue no camp. “Assinei para enfrentar o Barragán”, diz. “Não estou olhando outros nomes.”</p><p><em>Correção: uma versão anterior desta notícia falava da mão direita. É a esquerda.</em></p>',
    },
    'apex-62-report': {
      heading: 'Faixa-preta, quedas e cinturão: como o Apex 62 foi decidido',
      lead: 'Ninguém queria a luta em pé e, por três rounds, foi assim. O relato do Iron Hall, com o final.',
      captions: ['A pegada que começou tudo.', 'O cinturão volta para o estojo antes da viagem.'],
      body: '<p>Nikoloz Gelashvili o derrubou duas vezes no primeiro round e uma no segundo, de uma posição em que não se derruba ninguém. Mateus Valadão sempre caía já trabalhando.</p><p>No terceiro, a quarta queda foi a última. Valadão pegou o braço no caminho e, aos 2:41, Gelashvili bateu pela primeira vez em dezenove lutas.</p><blockquote><p>“Ganhei todas as quedas”, disse Gelashvili. “Devia ter parado de derrubá-lo onde ele mora.”</p></blockquote><p>Valadão mantém o cinturão dos meio-médios por finalização. É a décima segunda.</p>',
    },
    'open-scoring': {
      heading: 'Pontuação dos juízes será pública após cada round',
      lead: 'A partir da próxima temporada, os números estarão na tela antes dos banquinhos. Treinadores se dividem. A torcida, não.',
      captions: ['Três juízes, dez pontos, sessenta segundos.'],
      body: '<p>As três papeletas aparecem na arena e na transmissão assim que o terceiro juiz confirmar. Quem estiver dois rounds atrás vai saber, e o outro também.</p><p>“Isso deixa o último round honesto”, diz a árbitra Halima Sørli. Duas das grandes academias pediram um fone que não conte. Não vai haver.</p>',
    },
    'grand-prix-last-two': {
      heading: 'Restam duas: o caminho até a final do Grand Prix',
      lead: 'Inés Altamira chegou deitada; Larissa Tavares Pinho, sem parar. Um cinturão dos moscas, cinco rounds.',
      captions: ['A chave começou com oito.'],
      body: '<p>Altamira passou quatro minutos e onze segundos deste torneio de costas para a lona, e foi ali que venceu. Tavares Pinho ouviu duas vezes o gongo final e perguntou nas duas se era só isso.</p><p>A final é em Valmora, sob o teto dos pátios da catedral. As duas pediram o corner mais perto do rio.</p>',
    },
    'foundry-roof': {
      heading: 'Tempestade fecha a Fundição e cancela a chave dos pesados',
      lead: 'O teto em Eastmark só fica pronto na primavera. Os oito pesos-pesados serão sorteados de novo na próxima temporada.',
      captions: ['A Fundição antes da tempestade.'],
      body: '<p>Ninguém se feriu quando a metade leste do teto caiu à noite. A casa fica fechada até um engenheiro ver cada viga, e não há outra na região que comporte oito pesados e suas famílias.</p><p>Os ingressos são reembolsados sem precisar pedir. Quem preferir guardar o seu para a próxima temporada tem até o fim do mês.</p>',
    },
    'minase-eight-hundred': {
      heading: 'Oitocentas esquerdas antes do café',
      lead: 'Os parceiros de Kaito Minase pararam de contar. Ele não, e o campeão explica por que as últimas cem são lentas.',
      captions: ['O saco está na terceira corrente do ano.'],
      body: '<p>As primeiras quinhentas são para o braço, diz Minase; as duzentas seguintes, para os pés. As últimas cem ele solta a meia velocidade, de olhos fechados.</p><p>“No quinto round também não se enxerga”, diz, e pendura a toalha no gancho errado, como toda manhã há nove anos. É a única coisa da academia fora do lugar.</p>',
    },
    'walkout-goats': {
      heading: 'Novas regras de entrada: tambor sim, bicho não',
      lead: 'Banda, coral e família continuam bem-vindos na rampa. Um parágrafo sobre animais se tornou necessário.',
      captions: ['Barulho pode. Solto, não.'],
      body: '<p>O regulamento ganhou a seção 14.3, e em Rio Verde todo mundo sabe de quem ela é. Desde que a cabra saiu da rampa e entrou na cabine de narração, as entradas ficam limitadas a <strong>doze pessoas, quarenta instrumentos e nenhum animal de fazenda</strong>.</p><p>A cabra passa bem. Foi convidada para a próxima coletiva, ao ar livre.</p>',
    },
    'rise-contracts': {
      heading: 'Cinco promessas, cinco contratos, uma segunda-feira',
      lead: 'Quem vence as finais do Rise entra direto no elenco principal. Dois ainda estão na escola.',
      captions: ['A turma desta temporada, antes de acenderem as luzes.'],
      body: '<p>As canetas já esperam em Eastmark: cinco categorias, cinco contratos de dois anos. Odile Brandt, que casa as lutas, promete que ninguém estreia contra um campeão. Sobre a segunda luta, não promete nada.</p><p>Os dois mais novos precisam também da assinatura dos pais. Uma mãe pediu para ver as papeletas antes.</p>',
    },
    'asare-poku-last-walk': {
      heading: '“Queria minha mãe sentada ao lado do octógono”',
      lead: 'Quarenta lutas, três voltas por cima, uma última caminhada. Kwabena Asare-Poku pediu três coisas, e conseguiu.',
      captions: ['Vinte anos de bandagem num balde só.'],
      body: '<p>Três rounds. Um peso-pesado do tamanho dele. E uma cadeira para a mulher que o levou à primeira luta numa van emprestada e ficou do lado de fora, porque não conseguia olhar.</p><p>“Ela nunca viu uma até o fim”, diz Asare-Poku. “Falei que só resta esta.” Ela comprou um casaco novo para a ocasião.</p>',
    },
    'altitude-san-altero': {
      heading: 'Dois mil e seiscentos metros, e uma revanche',
      lead: 'DeShawn Pruett está há cinco semanas em San Altero para aprender a respirar. Iván Cárcamo nasceu mais acima.',
      captions: ['A estrada que sobe até a Plaza Norte.'],
      body: '<p>Na primeira semana, Pruett parava no segundo lance da escada do hotel. Na quinta, sobe correndo os degraus do mercado de mochila, e as crianças vão junto.</p><p>Cárcamo assistiu, educado. “Ele aguenta bem três rounds”, diz. A luta é de cinco. A primeira, de onze minutos, está no catálogo, sem cortes.</p>',
    },
  },
};
