import { showChallenge } from '../challenge';
import { sourceOfHost } from '../hosts';
import type { PaymentProvider } from '../provider';
import { returnHints } from '../return-hints';

/** The sandbox's cards, the second card provider of the specification: a form in a frame of another site. */
export const provider: PaymentProvider<'sandboxCard'> = {
  type: 'sandboxCard',
  methods: ['card'],
  face: 'frame',
  hidesBillingAddress: true,
  sources: ({ frame, challenge = frame }) => ({
    frame: [...new Set([frame, challenge].map(sourceOfHost))],
  }),
  mount: async (...given) => (await import('./mount')).mountCardFrame(...given),
  confirm: async (input) => showChallenge(input, input.config.challenge ?? input.config.frame),
  resume: returnHints,
};
