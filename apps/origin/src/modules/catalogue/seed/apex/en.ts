import type { CatalogueTexts } from '../catalogue-seed';
import { descriptions } from './descriptions.en';
import { episodes } from './episodes.en';
import { fighters } from './fighters.en';

export const en: CatalogueTexts = {
  descriptions,
  episodes,
  fighters,
  leagues: {
    apex: 'Apex Championship',
    'fight-night': 'Apex Fight Night',
    rise: 'Apex Rise',
    trials: 'Apex Trials',
    'grand-prix': 'Women’s Grand Prix',
  },
  venues: {
    'harbour-dome': 'Harbour Dome, Port Lavelle',
    'iron-hall': 'Iron Hall, Kestrel City',
    'cathedral-yards': 'Cathedral Yards, Valmora',
    'plaza-norte': 'Plaza Norte, San Altero',
    'arena-do-cais': 'Arena do Cais, Rio Verde',
    foundry: 'The Foundry, Eastmark',
  },
  titles: {
    'apex-63-red-corner': [
      'Apex 63: The Corner Camera',
      'The whole night from the champion’s corner, with what is said there between the rounds.',
    ],
    'apex-63-overhead': [
      'Apex 63: From the Rafters',
      'Straight down on the canvas, without commentary: feet, angles and distance.',
    ],
    'apex-63': [
      'Apex 63: Tordahl vs. Fonomau',
      'The heavyweight champion has not heard a final bell in four years. Isaia Fonomau has never been off his feet. Five rounds, one belt.',
    ],
    'trials-flyweight': [
      'Apex Trials: Flyweight Pool',
      'Sixteen unsigned flyweights, three fights each, two contracts. Nobody in the pool has a day off to lose.',
    ],
    'rise-eastmark': [
      'Apex Rise: Eastmark',
      'Seven prospects with fewer than six fights between them and a home crowd that knows every name.',
    ],
    'grand-prix-semi-finals': [
      'Women’s Grand Prix: Semifinals',
      'Altamira meets Keane, Tavares Pinho meets Naidoo-Cole, and both winners walk out again for the final.',
    ],
    'fight-week-live': [
      'Fight Week Live',
      'Open workouts, weigh-ins and the last face-off, from the first skipping rope to the staredown under the lights.',
    ],
    'fight-night-san-altero': [
      'Fight Night San Altero: Cárcamo vs. Pruett 2',
      'They split two rounds in eleven minutes last time. The rematch is at altitude, and Cárcamo was born there.',
    ],
    'trials-lightweight': [
      'Apex Trials: Lightweight Pool',
      'A dockworker, a former Olympic alternate and twelve others fight their way out of one bracket.',
    ],
    'rise-valmora': [
      'Apex Rise: Valmora',
      'Under the old cathedral roof, the youngest card of the season: average age twenty-one, nine fights, one debut.',
    ],
    'fight-night-rio-verde': [
      'Fight Night Rio Verde: Temirbek vs. Lascelles',
      'A wrestler who never stops walking forward against a kickboxer who never stands still, on the waterfront.',
    ],
    'grappling-invitational': [
      'Apex Grappling Invitational',
      'No strikes, no judges, no draw: submission only, with the clock running until somebody taps.',
    ],
    'apex-64': [
      'Apex 64: Quintela vs. Wren',
      'The middleweight title goes to Kestrel City, where Elias Wren has won eleven in a row and Rafael Quintela has never fought.',
    ],
    'fight-night-kestrel': [
      'Fight Night Kestrel City: Baek vs. Stojkovski',
      'Two middleweights one win from a title shot, and a decade of bad blood between their gyms.',
    ],
    'grand-prix-final': [
      'Women’s Grand Prix: The Final',
      'Eight started in spring. Two are left, and the winner takes the flyweight belt home in hand luggage.',
    ],
    'apex-65': [
      'Apex 65: Altamira vs. Tavares Pinho',
      'Inés Altamira defends on the challenger’s own shore. The arena sold out before the contract was signed.',
    ],
    'trials-heavyweight': [
      'Apex Trials: Heavyweight Pool',
      'Eight big men, one contract and very few judges’ decisions.',
    ],
    'rise-finals': [
      'Apex Rise: Season Finals',
      'Five weight classes crown a prospect of the year, and each of them walks into the main roster on Monday.',
    ],
    'fight-night-port-lavelle': [
      'Fight Night Port Lavelle: Barragán vs. Hanamori',
      'Luis Barragán moves up a class to meet the counter-puncher nobody else would sign for.',
    ],
    'apex-61': [
      'Apex 61: Sissoko-Ba vs. Rourke-Daly',
      'The longest reach at welterweight meets the man who made a career of getting inside it.',
    ],
    'last-round': [
      'The Last Round: Asare-Poku’s Farewell',
      'Forty fights, three comebacks and one more walk to the cage. Kwabena Asare-Poku says goodbye.',
    ],
    'apex-62': [
      'Apex 62: Valadão vs. Gelashvili',
      'Black belt against world-class thrower for the welterweight title, and neither wants it standing.',
    ],
    'tordahl-every-knockout': [
      'Every Tordahl Knockout',
      'Fourteen finishes, none of them past the third round, in the order they landed.',
    ],
    'altamira-triangle': [
      'The Altamira Triangle',
      'How one choke from the bottom won nine fights, frame by frame, with the woman who throws it.',
    ],
    'wren-camp-diary': [
      'Camp Diary: Elias Wren',
      'Ten weeks in a converted chapel above the sea: cold mornings, hard rounds and a very patient grandmother.',
    ],
    'anatomy-of-a-low-kick': [
      'Anatomy of a Low Kick',
      'Why the shin you never see ends the fight three minutes later.',
    ],
    'carcamo-pruett-one': [
      'Full Fight: Cárcamo vs. Pruett 1',
      'Eleven minutes that turned two contenders into a rivalry. Uncut, with both corners on the microphone.',
    ],
    'thirty-seconds': [
      'Thirty Seconds or Less',
      'The fastest finishes in Apex history. Do not look down at your phone.',
    ],
    'corner-talk': ['Corner Talk', 'What coaches say in the sixty seconds that nobody else hears.'],
    'quintela-homecoming': [
      'Quintela Goes Home',
      'The middleweight champion takes the belt back to the beach where his first gym was a net shed.',
    ],
    walkouts: [
      'Walkouts That Shook the Hall',
      'Drums, choirs, a brass band and one goat. The entrances that were louder than the fights.',
    ],
    'gelashvili-throws': [
      'The Gelashvili Book of Throws',
      'Hip, head, air, mat: seven throws from the welterweight who counts rounds in landings.',
    ],
    'scorecards-explained': [
      'How a Fight Is Scored',
      'Three judges, ten points, and why your favourite lost the round you thought was won.',
    ],
    'minase-southpaw': [
      'Minase and the Left Hand',
      'The bantamweight champion on patience, angles and a punch he practised eight hundred times a day.',
    ],
    'rise-alumni': [
      'Class of Rise',
      'Five champions watch their own first professional fights, some of them through their fingers.',
    ],
    cutman: [
      'The Cutman',
      'A cotton bud, a cold iron and ninety seconds: one night in the corner with Anselmo Duarte Reyes.',
    ],
    countdown: [
      'Countdown',
      'The two weeks before every title fight, in both camps, with the doors open.',
    ],
    'four-walls': [
      'Four Walls',
      'Each season moves into one gym and stays until the lease, the money or the champion runs out.',
    ],
    'barrio-gyms': [
      'Barrio Gyms',
      'Garages, rooftops and a former bakery: where Latin America’s next champions learn to fall.',
    ],
    'ground-rules': [
      'Ground Rules',
      'Grappling explained by those who do it for a living, from the first grip to the tap.',
    ],
    'sangue-frio': [
      'Cold Blood',
      'Drama. A retired Brazilian champion takes a job guarding a gambler’s son and is drawn back to the cage.',
    ],
    'after-the-bell': [
      'After the Bell',
      'The morning show for last night’s fights: the finishes, the scorecards and the phone calls afterwards.',
    ],
    'one-punch': ['One Punch', 'Short, loud and over.'],
    'submission-school': [
      'Submission School',
      'From the first grip to the tap, in the order you should learn it.',
    ],
    'inside-camp': ['Inside Camp', 'Weeks of work for minutes of fight.'],
    'start-here': [
      'New to Apex? Start Here',
      'Five videos and you can argue with anyone at the bar.',
    ],
  },
  taglines: {
    'apex-63': 'Two unstoppable men. Only one of them is right.',
    'grand-prix-final': 'Eight walked in. One walks out with the belt.',
    'apex-64': 'His city. His streak. Someone else’s title.',
    countdown: 'The fight starts two weeks early.',
    'fight-night-san-altero': 'Eleven minutes were not enough.',
  },
  collections: {
    'title-fights': 'For the belt',
    'from-the-gym': 'From the gym floor',
    'learn-the-game': 'Learn the game',
  },
};
