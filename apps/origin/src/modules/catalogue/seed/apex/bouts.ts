/**
 * The fights of each event in the order in which they are fought, one a line: segment, weight class, what is at stake, rounds,
 * red corner with its record before, blue corner likewise, and how it ends for the red corner.
 */
export const bouts: Readonly<Record<string, string>> = {
  'apex-61': `
    PRELIMS | flyweight | - | 3 | kaan-aksoylu 17-8-0 | chidera-adebowale 19-9-0 | LOSS DECISION_UNANIMOUS 3 5:00
    PRELIMS | middleweight | - | 3 | benjamin-aravena 8-3-0 | unai-garmendia 6-2-0 | WIN DECISION_SPLIT 3 5:00
    PRELIMS | lightweight | - | 3 | blaise-ebogo 12-3-1 | mikkel-ostergaard-bo 12-1-1-1 | LOSS DISQUALIFIED 2 1:58
    PRELIMS | welterweight | - | 3 | owen-gauvreau 6-1-1 | ruan-mokoena-hall 12-6-0 | LOSS SUBMISSION 2 0:37
    MAIN | heavyweight | - | 3 | koa-tuiloma 14-7-0 | yaw-tetteh 6-1-0 | WIN TKO 3 4:31
    MAIN | featherweight | - | 3 | arlo-skelhorn 6-2-0 | sibusiso-esterhuysen 7-2-0 | LOSS DECISION_SPLIT 3 5:00
    MAIN | bantamweight | - | 3 | tama-faleolo 6-1-0 | sjoerd-van-rhee 6-3-0-1 | WIN KO 2 0:24
    MAIN | heavyweight | - | 3 | bram-oosterveld 14-3-1 | kwabena-asare-poku 29-10-0 | WIN DECISION_UNANIMOUS 3 5:00
    MAIN | welterweight | - | 5 | amadou-sissoko-ba 13-2-1 | cillian-rourke-daly 17-6-0 | WIN TKO 4 3:22
  `,
  'apex-62': `
    EARLY_PRELIMS | lightHeavyweight | - | 3 | emiliano-olvera 7-2-0 | mamadou-lecomte 17-8-0 | WIN DECISION_UNANIMOUS 3 5:00
    EARLY_PRELIMS | featherweight | - | 3 | jasur-yuldoshev 9-1-0 | facundo-iturralde 7-2-0 | WIN DECISION_UNANIMOUS 3 5:00
    PRELIMS | bantamweight | - | 3 | fiachra-scanlan 8-4-1 | yeison-mosquera-lara 14-5-1 | WIN DECISION_UNANIMOUS 3 5:00
    PRELIMS | welterweight | - | 3 | noh-tae-yang 6-2-0 | caio-camargo 15-6-0 | LOSS SUBMISSION 3 3:22
    PRELIMS | lightweight | - | 3 | denholm-cardew 15-4-0-1 | ettore-farnese 12-3-0 | LOSS KO 1 0:15
    PRELIMS | middleweight | - | 3 | emeka-eze 16-5-1 | asger-kvist 9-1-0 | LOSS KO 3 2:40
    MAIN | flyweight | - | 3 | thiago-sampaio-reis 14-6-0 | axel-norrman 7-3-0 | LOSS TKO 3 1:10
    MAIN | heavyweight | - | 3 | nurlan-zhumabek 14-5-0 | gwak-min-jae 13-3-1 | LOSS TKO_CORNER 2 5:00
    MAIN | middleweight | - | 3 | baek-joon-seo 18-5-1 | dmitar-stojkovski 15-3-0 | DRAW DECISION_MAJORITY 3 5:00
    MAIN | welterweight | title | 5 | mateus-valadao 21-4-0 | nikoloz-gelashvili 18-1-0 | WIN SUBMISSION 3 2:41
  `,
  'apex-63': `
    EARLY_PRELIMS | lightHeavyweight | - | 3 | mark-dimaculangan 19-5-0 | jesse-dijkgraaf 9-2-0 | LOSS TKO 2 1:36
    EARLY_PRELIMS | lightweight | - | 3 | jarrah-blackadder 14-5-1 | marquis-crenshaw 13-5-0 | WIN DECISION_MAJORITY 3 5:00
    EARLY_PRELIMS | featherweight | - | 3 | iker-marquinez 9-4-0 | lachlan-penhall 10-3-1-1 | DRAW DECISION_SPLIT 3 5:00
    EARLY_PRELIMS | welterweight | - | 3 | giorgi-meparishvili 10-1-0 | aslan-serikbay 16-5-0-1 | LOSS TKO_CORNER 1 5:00
    PRELIMS | bantamweight | - | 3 | mateusz-zawadzki 19-9-0 | marin-perkovic-lang 11-3-0 | WIN DECISION_UNANIMOUS 3 5:00
    PRELIMS | middleweight | - | 3 | elias-lindqvister 7-3-0 | ibou-ndour 9-1-0 | LOSS TKO 1 0:22
    PRELIMS | womensFlyweight | - | 3 | freja-bruun 14-7-1 | nino-jobava 15-7-1 | LOSS DECISION_MAJORITY 3 5:00
    PRELIMS | womensBantamweight | - | 3 | tuva-hallberg 11-2-0 | orlaith-brosnihan 13-3-0 | LOSS DECISION_MAJORITY 3 5:00
    MAIN | womensStrawweight | - | 3 | milagros-quispe-alva 6-1-0 | aroha-rangihuna 14-3-1-1 | WIN DECISION_UNANIMOUS 3 5:00
    MAIN | womensFeatherweight | - | 3 | femke-terpstra 14-7-0 | defne-yildiran 6-3-0 | LOSS KO 1 0:41
    MAIN | heavyweight | - | 3 | andres-cuesta 14-1-0-1 | jasur-rahmonov 12-1-0 | WIN DECISION_UNANIMOUS 3 5:00
    MAIN | bantamweight | title | 5 | kaito-minase 16-1-0 | luis-barragan 23-4-0 | WIN DECISION_SPLIT 5 5:00
    MAIN | heavyweight | title | 5 | magnus-tordahl 21-2-0 | isaia-fonomau 17-3-0 | LOSS KO 4 1:09
  `,
  'apex-64': `
    EARLY_PRELIMS | lightHeavyweight | - | 3 | kacper-bielak 17-4-1 | haruki-tsukino 11-1-1-1 | LOSS DECISION_UNANIMOUS 3 5:00
    EARLY_PRELIMS | lightweight | - | 3 | duarte-seabra 13-2-0-1 | ulises-tamayo 19-9-0 | NO_CONTEST OVERTURNED 1 4:12
    EARLY_PRELIMS | bantamweight | - | 3 | vicente-sepulveda-rey 14-5-0 | renzo-chumpitaz 7-1-1 | WIN DECISION_MAJORITY 3 5:00
    PRELIMS | featherweight | - | 3 | luka-tsiklauri 6-2-0 | kofi-boateng-mills 17-7-1 | LOSS KO 3 1:45
    PRELIMS | welterweight | - | 3 | emre-demirbag 14-5-0 | donal-gormally 9-2-0 | WIN DECISION_UNANIMOUS 3 5:00
    PRELIMS | flyweight | - | 3 | seo-min-jae 7-2-1 | jericho-bautista-yu 15-6-0 | WIN SUBMISSION 3 4:44
    PRELIMS | womensBantamweight | - | 3 | mizuki-hirabayashi 18-1-1 | maeve-bexley 14-5-0 | LOSS TKO 2 3:32
    MAIN | womensStrawweight | - | 3 | antonia-huenchumil 14-3-0 | akosua-owusu-ansah 15-7-1 | WIN KO 3 0:51
    MAIN | middleweight | - | 3 | nicolo-bellandi 10-5-1 | serge-manga-tchoupo 10-2-1 | LOSS TKO 1 1:55
    MAIN | womensFlyweight | - | 3 | larissa-njoya-bell 6-3-0 | noemie-stadnyk 11-5-0 | LOSS TKO 2 1:32
    MAIN | lightweight | - | 3 | yuto-hanamori 15-3-0 | reuben-achterberg 12-2-0 | WIN TKO_CORNER 2 5:00
    MAIN | middleweight | title | 5 | rafael-quintela 24-3-0 | elias-wren 16-1-0 | LOSS DECISION_UNANIMOUS 5 5:00
  `,
  'apex-65': `
    EARLY_PRELIMS | lightHeavyweight | - | 3 | jhon-ayala 17-5-0 | bekzod-tursunbek 9-2-0 | WIN KO 2 4:16
    EARLY_PRELIMS | lightweight | - | 3 | tomas-falcao 11-1-0 | mathis-macaulay 19-8-0 | WIN DECISION_SPLIT 3 5:00
    PRELIMS | bantamweight | - | 3 | bastien-vasseur 11-4-0 | ren-kanagawa 8-4-0 | WIN SUBMISSION 2 3:37
    PRELIMS | welterweight | - | 3 | ante-radman 13-2-0 | tyrell-vandergriff 9-2-0 | WIN OTHER 2 5:00
    PRELIMS | featherweight | - | 3 | ousmane-diagne-faye 14-3-0 | daulet-bekmuratov 10-2-0 | LOSS DECISION_SPLIT 3 5:00
    PRELIMS | heavyweight | - | 3 | nurlan-zhumabek 14-6-0 | andres-cuesta 15-1-0-1 | WIN DECISION_UNANIMOUS 3 5:00
    MAIN | flyweight | - | 3 | thiago-sampaio-reis 14-7-0 | kaan-aksoylu 17-9-0 | WIN TKO 2 4:18
    MAIN | womensFeatherweight | - | 3 | ximena-ocampo 8-3-0 | beatriz-vilhena 11-4-0 | WIN SUBMISSION 3 1:31
    MAIN | womensStrawweight | - | 3 | milagros-quispe-alva 7-1-0 | antonia-huenchumil 15-3-0 | WIN DECISION_SPLIT 3 5:00
    MAIN | heavyweight | - | 3 | bram-oosterveld 15-3-1 | isaia-fonomau 18-3-0 | NO_CONTEST COULD_NOT_CONTINUE 1 2:55
    MAIN | womensFlyweight | title | 5 | ines-altamira 17-1-0 | larissa-tavares-pinho 15-3-0 | WIN SUBMISSION 4 4:02
  `,
  'fight-night-san-altero': `
    PRELIMS | lightHeavyweight | - | 3 | nikau-paewai 12-1-0 | lautaro-maidana 10-4-0 | WIN DECISION_UNANIMOUS 3 5:00
    PRELIMS | welterweight | - | 3 | tyrell-vandergriff 9-3-0 | aslan-serikbay 17-5-0-1 | LOSS DECISION_UNANIMOUS 3 5:00
    PRELIMS | lightweight | - | 3 | duarte-seabra 14-2-0-1 | mikkel-ostergaard-bo 12-2-1-1 | WIN KO 3 0:22
    MAIN | middleweight | - | 3 | ibou-ndour 10-1-0 | benjamin-aravena 9-3-0 | LOSS TKO 3 3:55
    MAIN | bantamweight | - | 3 | ren-kanagawa 8-5-0 | tama-faleolo 7-1-0 | WIN DECISION_UNANIMOUS 3 5:00
    MAIN | womensBantamweight | - | 3 | lerato-mahlangu-smit 15-4-0 | maeve-bexley 15-5-0 | LOSS KO 3 2:37
    MAIN | lightweight | - | 5 | ivan-carcamo 20-3-1 | deshawn-pruett 18-4-0 | WIN TKO_DOCTOR 3 5:00
  `,
  'fight-night-rio-verde': `
    PRELIMS | womensFlyweight | - | 3 | clemence-traore-lin 18-6-0 | nino-jobava 16-7-1 | WIN DECISION_UNANIMOUS 3 5:00
    PRELIMS | featherweight | - | 3 | kofi-boateng-mills 18-7-1 | luka-tsiklauri 6-3-0 | WIN SUBMISSION 3 4:43
    PRELIMS | lightHeavyweight | - | 3 | emiliano-olvera 8-2-0 | nikau-paewai 13-1-0 | WIN DECISION_UNANIMOUS 3 5:00
    MAIN | bantamweight | - | 3 | fiachra-scanlan 9-4-1 | bastien-vasseur 12-4-0 | WIN TKO 2 1:45
    MAIN | welterweight | - | 3 | ante-radman 14-2-0 | giorgi-meparishvili 10-2-0 | WIN TKO 2 3:18
    MAIN | middleweight | - | 3 | unai-garmendia 6-3-0 | nicolo-bellandi 10-6-1 | WIN DECISION_MAJORITY 3 5:00
    MAIN | bantamweight | - | 5 | zaur-temirbek 14-3-0 | theo-lascelles 11-2-1 | LOSS DECISION_SPLIT 5 5:00
  `,
  'fight-night-kestrel': `
    PRELIMS | lightweight | - | 3 | blaise-ebogo 13-3-1 | marquis-crenshaw 13-6-0 | WIN SUBMISSION 3 1:19
    PRELIMS | featherweight | - | 3 | jasur-yuldoshev 10-1-0 | lachlan-penhall 11-3-1-1 | LOSS DECISION_UNANIMOUS 3 5:00
    PRELIMS | lightHeavyweight | - | 3 | lautaro-maidana 10-5-0 | mamadou-lecomte 17-9-0 | WIN DECISION_MAJORITY 3 5:00
    MAIN | womensStrawweight | - | 3 | valentina-hinestroza 11-2-0 | nerea-zubiaurre 18-5-0 | WIN TKO 3 2:35
    MAIN | womensFlyweight | - | 3 | noemie-stadnyk 12-5-0 | taina-brandao-neto 16-5-0 | WIN TKO_DOCTOR 2 3:27
    MAIN | womensFeatherweight | - | 3 | aroha-henare 6-4-0 | fatou-thioune 9-1-1 | WIN DECISION_UNANIMOUS 3 5:00
    MAIN | middleweight | - | 5 | baek-joon-seo 19-5-1 | dmitar-stojkovski 15-4-0 | WIN DECISION_TECHNICAL 4 3:30
  `,
  'fight-night-port-lavelle': `
    PRELIMS | womensBantamweight | - | 3 | orlaith-brosnihan 14-3-0 | ginevra-zoppi 12-7-0 | WIN TKO 2 0:17
    PRELIMS | flyweight | - | 3 | axel-norrman 8-3-0 | jericho-bautista-yu 15-7-0 | WIN TKO 1 3:46
    PRELIMS | heavyweight | - | 3 | gwak-min-jae 14-3-1 | jasur-rahmonov 12-2-0 | WIN TKO 3 3:48
    MAIN | lightweight | - | 3 | mathis-macaulay 19-9-0 | tomas-falcao 12-1-0 | WIN KO 2 2:46
    MAIN | lightHeavyweight | - | 3 | mark-dimaculangan 19-6-0 | jesse-dijkgraaf 10-2-0 | WIN DECISION_SPLIT 3 5:00
    MAIN | bantamweight | - | 3 | marin-perkovic-lang 11-4-0 | mateusz-zawadzki 20-9-0 | WIN TKO 3 1:35
    MAIN | featherweight | - | 5 | luis-barragan 23-5-0 | yuto-hanamori 15-3-0 | LOSS KO 2 0:48
  `,
  'last-round': `
    PRELIMS | featherweight | - | 3 | ousmane-diagne-faye 14-4-0 | arlo-skelhorn 6-3-0 | LOSS DECISION_SPLIT 3 5:00
    PRELIMS | womensBantamweight | - | 3 | angelica-salonga 19-5-0 | kayla-brannigan 6-2-0-1 | WIN TKO 2 1:37
    PRELIMS | welterweight | - | 3 | owen-gauvreau 6-2-1 | emre-demirbag 15-5-0 | WIN DECISION_UNANIMOUS 3 5:00
    MAIN | womensFlyweight | - | 3 | larissa-njoya-bell 6-4-0 | zofia-chojnacka 20-9-1 | WIN DECISION_UNANIMOUS 3 5:00
    MAIN | middleweight | - | 3 | elias-lindqvister 7-4-0 | emeka-eze 16-6-1 | LOSS TKO_CORNER 1 5:00
    MAIN | womensStrawweight | - | 3 | milagros-echegoyen 19-10-1 | aroha-rangihuna 14-4-1-1 | WIN DECISION_SPLIT 3 5:00
    MAIN | heavyweight | - | 3 | kwabena-asare-poku 29-11-0 | bram-oosterveld 14-4-1 | WIN TKO 3 4:51
  `,
  'grand-prix-semi-finals': `
    PRELIMS | womensStrawweight | - | 3 | ifeoma-udoh 15-3-0 | nerea-zubiaurre 17-5-0 | LOSS SUBMISSION 3 1:08
    PRELIMS | womensFlyweight | - | 3 | clemence-traore-lin 18-5-0 | lucija-basic 10-5-0 | LOSS KO 2 1:17
    PRELIMS | womensFeatherweight | - | 3 | fatou-thioune 8-1-1 | ximena-ocampo 8-2-0 | WIN TKO_CORNER 2 5:00
    MAIN | womensBantamweight | - | 3 | angelica-salonga 18-5-0 | kayla-brannigan 6-1-0-1 | WIN SUBMISSION 2 1:36
    MAIN | womensFlyweight | - | 3 | larissa-tavares-pinho 15-3-0 | priya-naidoo-cole 12-2-0 | WIN DECISION_UNANIMOUS 3 5:00
    MAIN | womensFlyweight | - | 3 | ines-altamira 17-1-0 | saoirse-keane 10-3-0 | WIN TECHNICAL_SUBMISSION 2 3:37
  `,
  'grand-prix-final': `
    PRELIMS | womensFlyweight | - | 3 | taina-brandao-neto 16-4-0 | zofia-chojnacka 19-9-1 | LOSS DECISION_UNANIMOUS 3 5:00
    PRELIMS | womensStrawweight | - | 3 | valentina-hinestroza 10-2-0 | milagros-echegoyen 19-9-1 | WIN DECISION_SPLIT 3 5:00
    MAIN | womensBantamweight | - | 3 | ginevra-zoppi 12-6-0 | lerato-mahlangu-smit 14-4-0 | LOSS TKO 2 3:49
    MAIN | womensFeatherweight | - | 3 | aroha-henare 6-3-0 | beatriz-vilhena 10-4-0 | LOSS DECISION_UNANIMOUS 3 5:00
    MAIN | womensFlyweight | title | 5 | ines-altamira 18-1-0 | larissa-tavares-pinho 16-3-0 | WIN DECISION_SPLIT 5 5:00
  `,
  'rise-eastmark': `
    PRELIMS | flyweight | - | 3 | axel-ekdahl 0-0-0 | eoin-kilbride 1-0-0 | WIN DECISION_MAJORITY 3 5:00
    PRELIMS | womensStrawweight | - | 3 | aigerim-ospanov 1-0-0 | rayssa-lacerda 2-2-0 | LOSS KO 2 0:46
    PRELIMS | lightweight | - | 3 | etienne-fairbairn 1-0-0 | davide-cattaneo-rossi 1-0-0 | WIN DECISION_UNANIMOUS 3 5:00
    MAIN | bantamweight | - | 3 | mikkel-thorsager 0-0-0 | sota-kurosawa-abe 1-1-0 | LOSS TKO 2 3:41
    MAIN | welterweight | - | 3 | duvan-bermudez 1-0-0 | milan-kuipers 3-1-0 | WIN DECISION_UNANIMOUS 3 5:00
    MAIN | womensBantamweight | - | 3 | lucia-ferrandis 1-0-0 | assa-camara-roy 3-0-0 | WIN SUBMISSION 1 3:45
    MAIN | middleweight | - | 3 | rodrigo-zaragoza 1-0-0 | oskar-sobczak 1-0-0 | WIN DECISION_UNANIMOUS 3 5:00
  `,
  'rise-valmora': `
    PRELIMS | womensFlyweight | - | 3 | teagan-strickland-moye 0-0-0 | lerato-ndlovu-grey 2-2-0 | WIN DECISION_SPLIT 3 5:00
    PRELIMS | flyweight | - | 3 | kit-thornhay 3-0-0 | bruno-sosnowski 2-0-0 | LOSS DECISION_UNANIMOUS 3 5:00
    PRELIMS | featherweight | - | 3 | tunde-balogun-ray 2-0-0 | lachlan-toomey 1-0-0 | LOSS DECISION_UNANIMOUS 3 5:00
    PRELIMS | bantamweight | - | 3 | colby-delacroix 3-0-0 | loic-delafosse 3-0-0 | WIN DECISION_SPLIT 3 5:00
    MAIN | lightweight | - | 3 | saul-arriaga 4-0-0 | chidera-okonjo-bello 3-0-0 | WIN SUBMISSION 1 3:25
    MAIN | womensStrawweight | - | 3 | abril-luduena 3-1-0 | nerea-echano 1-1-0 | LOSS SUBMISSION 2 4:10
    MAIN | welterweight | - | 3 | daichi-onodera 1-1-0 | jarrah-dunstan-lee 2-0-0 | WIN TKO 3 2:18
    MAIN | featherweight | - | 3 | renan-quintanilha 3-0-0 | sjoerd-hoekstra 3-0-0 | WIN KO 1 2:27
    MAIN | lightweight | - | 3 | callum-lamontagne 3-0-0 | mateusz-wrzesien 2-0-0 | LOSS TKO 2 1:39
  `,
  'rise-finals': `
    PRELIMS | flyweight | - | 3 | lorcan-tansey 6-0-0 | rowan-winstanley 1-0-0 | LOSS SUBMISSION 2 3:36
    PRELIMS | womensStrawweight | - | 3 | valentina-palacios-ruiz 4-0-0 | matilda-whitmarsh 3-1-0 | WIN KO 1 0:22
    MAIN | lightweight | - | 3 | ren-mizushima 5-0-0 | fiachra-mannion-shaw 2-2-0 | WIN DECISION_SPLIT 3 5:00
    MAIN | welterweight | - | 3 | gonzalo-otxoa 6-0-0 | wesley-rezende 2-1-0 | LOSS SUBMISSION 3 3:48
    MAIN | middleweight | - | 3 | facundo-bengochea 4-0-0 | yanis-guilloux 1-0-0 | LOSS DECISION_UNANIMOUS 3 5:00
  `,
  'trials-flyweight': `
    MAIN | flyweight | - | 2 | mathis-dufresne 4-1-0 | jaxon-maddox-ray 2-0-0 | WIN DECISION_UNANIMOUS 2 5:00
    MAIN | flyweight | - | 2 | nestor-montemayor 2-2-0 | emeka-nwachuku 2-0-0 | WIN DECISION_UNANIMOUS 2 5:00
    MAIN | flyweight | - | 2 | yeison-angulo 4-2-0 | jago-pellowe 2-0-0 | WIN SUBMISSION 1 4:33
    MAIN | flyweight | - | 2 | ulises-luevano 2-0-0 | bastien-benhaddou 3-0-0 | WIN DECISION_UNANIMOUS 2 5:00
    MAIN | flyweight | - | 2 | donal-heffernan-roe 3-2-0 | koa-corrigan 2-1-0 | LOSS DECISION_UNANIMOUS 2 5:00
    MAIN | flyweight | - | 2 | haruki-shibata 3-0-0 | wade-yarborough 2-2-0 | LOSS SUBMISSION 1 2:34
    MAIN | flyweight | - | 2 | tobias-hartopp 5-1-0 | davi-pecanha 3-2-0 | LOSS DECISION_SPLIT 2 5:00
    MAIN | flyweight | - | 2 | owen-kowalchuk 7-2-0 | lautaro-ferreyra 3-0-0 | LOSS DECISION_UNANIMOUS 2 5:00
  `,
  'trials-lightweight': `
    MAIN | lightweight | - | 2 | emiliano-cisneros 7-0-0 | jonas-moraes-pinto 1-2-0 | WIN DECISION_SPLIT 2 5:00
    MAIN | lightweight | - | 2 | eoin-mulqueen 5-1-0 | etienne-thibodeau 1-1-0 | LOSS DECISION_UNANIMOUS 2 5:00
    MAIN | lightweight | - | 2 | dontae-quarles 4-0-0 | arlo-ravensworth 1-0-0 | WIN KO 2 2:38
    MAIN | lightweight | - | 2 | igor-vasques 3-1-0 | rodrigo-villalpando 1-1-0 | LOSS TKO 1 3:39
    MAIN | lightweight | - | 2 | beau-okafor-hill 4-0-0 | denholm-ollerton 3-0-0 | LOSS DECISION_SPLIT 2 5:00
    MAIN | lightweight | - | 2 | saul-bustos 4-2-0 | kit-thackway 2-2-0 | WIN DECISION_UNANIMOUS 2 5:00
    MAIN | lightweight | - | 2 | thiago-siqueira 7-2-0 | ruben-tidmore 3-1-0 | WIN DECISION_SPLIT 2 5:00
  `,
  'trials-heavyweight': `
    MAIN | heavyweight | - | 2 | marquis-ledbetter 4-1-0 | rowan-oldroyd 1-2-0 | LOSS TKO 2 2:12
    MAIN | heavyweight | - | 2 | caio-valente 4-2-0 | tyrell-tolliver 2-2-0 | WIN KO 1 1:53
    MAIN | heavyweight | - | 2 | jago-garside 6-1-0 | renan-teles 3-1-0 | WIN TKO 1 0:22
    MAIN | heavyweight | - | 2 | colby-swafford 2-0-0 | wesley-figueiroa 1-0-0 | LOSS DECISION_UNANIMOUS 2 5:00
    MAIN | heavyweight | - | 2 | jaxon-hollowell 2-2-0 | davi-bittencourt 3-1-0 | WIN SUBMISSION 1 2:46
  `,
  'grappling-invitational': `
    MAIN | womensStrawweight | - | 1 | nerea-zubiaurre 18-6-0 | aroha-rangihuna 14-5-1-1 | WIN TECHNICAL_SUBMISSION 1 11:52
    MAIN | featherweight | - | 1 | kofi-boateng-mills 19-7-1 | daulet-bekmuratov 11-2-0 | LOSS SUBMISSION 1 4:48
    MAIN | welterweight | - | 1 | ante-radman 15-2-0 | giorgi-meparishvili 10-3-0 | LOSS TECHNICAL_SUBMISSION 1 21:22
    MAIN | middleweight | - | 1 | ibou-ndour 10-2-0 | elias-lindqvister 7-5-0 | WIN TECHNICAL_SUBMISSION 1 5:07
    MAIN | welterweight | - | 1 | mateus-valadao 22-4-0 | cillian-rourke-daly 17-6-0 | WIN SUBMISSION 1 9:53
    MAIN | womensFlyweight | - | 1 | ines-altamira 17-1-0 | priya-naidoo-cole 12-2-0 | WIN SUBMISSION 1 26:32
  `,
};
