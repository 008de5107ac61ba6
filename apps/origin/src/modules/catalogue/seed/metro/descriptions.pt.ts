export const descriptions: Readonly<Record<string, string>> = {
  'signal-house':
    '<p>Nora Keane faz o turno da noite na última cabine de sinalização da linha da costa. Às três e dez, toca a campainha de um ramal arrancado há vinte anos, e só para quando alguém atende.</p><p>Três temporadas, um vale e um horário de trens que não deveria existir. Melhor ver em ordem e no escuro.</p>',
  'football-cup-final':
    '<p>O Albion ganhou a Taça Metro dezenove vezes. O Dockside Rovers nunca passou da terceira fase, joga no fim da linha 8 e vendeu todos os lugares a que tinha direito.</p><p>A transmissão começa meia hora antes do pontapé inicial.</p><h3>Também no ar</h3><ul><li>A vista tática, do telhado</li><li>O jogo no meio da torcida visitante</li></ul>',
  tidewater:
    '<p>A cada inverno o mar leva mais uma rua de Saltby. Quando ele descobre um carro com o motorista dentro, a inspetora Carys Doyle tem até a próxima maré viva para saber quem o estacionou ali.</p>',
  'great-migration-live':
    '<p>Oito câmeras, dois guias e nenhum roteiro. Um milhão de gnus espera na margem sul; numa manhã desta semana, o primeiro salta.</p>',
  'song-contest-final':
    '<p>De duzentas canções sobraram doze. A votação abre com a última nota e fecha quinze minutos depois; vale votar em qualquer um, menos em si mesmo.</p>',
  'football-northgate-harbour':
    '<p>O Northgate não vence os vizinhos desde que o bonde chegou. O novo treinador mora em Harbour Town e volta para casa na linha azul de qualquer jeito.</p>',
  'jornal-da-noite':
    '<p>Meia hora de notícias em português, com correspondentes em Lisboa, Luanda e São Paulo e um repórter para a cidade.</p>',
  'after-dark-session':
    '<p>O teto tem dois metros e dez. Quatro bandas, uma tomada cada, e um bar que para de servir nas músicas baixinhas.</p>',
  'jazz-on-the-quay':
    '<p>A companhia das barcas pediu o palco emprestado até consertar o píer. A nova data aparecerá nesta página.</p>',
  'street-food-festival':
    '<p>A praça está aberta para a nova parada do bonde. As barracas voltam no ano que vem: oitenta e mais uma.</p>',
  'tennis-riverside-open':
    '<p>A chuva atrasou o primeiro jogo em três horas. As lonas já saíram, os morangos estão na sombra.</p>',
  'quiz-hour': '<p>Vizinhos contra vizinhos. A rua que perde guarda o troféu até a primavera.</p>',
  'story-time':
    '<p>Um leitor, um livro, doze minutos, e ninguém precisa ficar quieto. Aos domingos, em língua de sinais.</p>',
  'owl-nest-live':
    '<p>A câmera tem o tamanho de uma noz. Está na parede desde fevereiro, para que as corujas achassem que sempre esteve.</p>',
  'stop-motion-cat':
    '<p>Quatro minutos, onze meses, seis gatos e dezenove pares de sapatos, tudo de feltro.</p>',
  'night-bus':
    '<p>O N17 sai dos teatros à 0h40 e chega às padarias às quatro. O filme nunca desce do ônibus.</p>',
  'interview-mayor':
    '<p>Vinte minutos, sem cortes. O combinado era que nenhuma das duas saberia as perguntas da outra.</p>',
  'salt-and-smoke':
    '<p>Marcus Delgado-Finch chega com uma faca e sem compras. O que a vila lhe empresta, ele cozinha para a vila.</p>',
  'vila-esperanca':
    '<p>Seu Amadeu deixou a padaria para duas mulheres. Uma delas é sua filha. De segunda a sexta.</p>',
  'small-hours':
    '<p>Entre as duas e as cinco da manhã, a Rádio Lantern toca pedidos. Até hoje foram quatro. Escrita por Dot Pickering, que teve esse emprego.</p>',
  'hidden-rivers':
    '<p>As cidades nasceram onde havia água e depois foram construídas por cima dela. Wynne Achterberg desce com uma lanterna, um mapa errado e alguém que cuida das galerias.</p>',
  'the-understudy':
    '<p>Edie foi a substituta de onze protagonistas em nove anos, e todas gozavam de uma saúde revoltante.</p>',
};
