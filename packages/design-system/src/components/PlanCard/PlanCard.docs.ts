import { docsOf } from '../../docs/component-docs';
import type { PlanCardProps } from './PlanCard';

export const PlanCard = docsOf<PlanCardProps>({
  anatomy: [
    ['Badges', 'Above the name; their line is kept where a plan beside it has some.', 'badges'],
    ['Name', 'The heading.', 'name'],
    ['Price', 'Large, with its period, as one phrase.', 'price'],
    ['Notes', 'What else is true of the price: the trial in words, the tax.', 'notes'],
    ['Features', 'What is included, each after a tick.', 'features'],
    ['Action', 'At the bottom, in one line with those of other plans.', 'action'],
  ],
  keys: [],
  announced: ['The plan as an article, its features as a list.'],
  accessibility: ['The ticks are decoration: each line says what is included.'],
  do: ['Mark one plan at most.', 'Name the plan in its button’s accessible name.'],
  dont: ['Compare more than four plans beside each other.'],
  related: {
    RadioGroupField: 'for a choice of a plan inside a form.',
    Promo: 'for one offer with a picture.',
  },
  pieces: ['PlanGrid'],
});
