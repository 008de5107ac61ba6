import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { navigationTexts } from '../../samples/navigation-texts';
import { PlayerSample } from '../../samples/PlayerSample';
import { type PlayerMessageTexts, playerTexts } from '../../samples/player-texts';
import { sampleTexts } from '../../samples/texts';
import { Button } from '../Button';
import { Countdown } from '../Countdown';
import {
  CalendarIcon,
  ClockIcon,
  LockIcon,
  MapPinIcon,
  ReplayIcon,
  ScreensIcon,
  UserIcon,
  WarningIcon,
  WifiOffIcon,
} from '../Icon';
import { PlayerMessage, type PlayerMessageProps } from './PlayerMessage';
import { PlayerScreens } from './PlayerScreens';

const meta = {
  title: 'Media/PlayerMessage',
  component: PlayerMessage,
  subcomponents: { PlayerScreens },
  parameters: { layout: 'fullscreen' },
  args: { title: 'Sign in to watch' },
} satisfies Meta<typeof PlayerMessage>;

export default meta;
type Story = StoryObj;

interface SampleProps extends Partial<PlayerMessageProps> {
  globals: Record<string, unknown>;
  of: keyof PlayerMessageTexts;
}

function Sample({ globals, of, ...rest }: SampleProps) {
  const { title, text, primary, quiet } = playerTexts(globals).messages[of];
  return (
    <PlayerSample globals={globals}>
      <PlayerMessage
        title={title}
        text={text}
        primary={<Button size={rest.look === 'line' ? 'small' : 'medium'}>{primary}</Button>}
        quiet={quiet && <Button variant="quiet">{quiet}</Button>}
        {...rest}
      />
    </PlayerSample>
  );
}

const story = (
  of: keyof PlayerMessageTexts,
  icon?: ReactNode,
  props: Partial<PlayerMessageProps> = {},
): Story => ({
  render: (_, { globals }) => <Sample globals={globals} of={of} icon={icon} {...props} />,
});

export const SignIn: Story = story('signIn', <UserIcon />);
export const Licence: Story = story('licence', <LockIcon />);
export const Age: Story = story('age', <LockIcon />);
export const Pin: Story = story('pin', <LockIcon />);
export const Place: Story = story('place', <MapPinIcon />);
export const Vpn: Story = story('vpn', <MapPinIcon />);

const NOON = Date.UTC(2026, 10, 21, 12);

/** It plays by itself when the countdown ends. */
export const NotStarted: Story = {
  render: (_, { globals }) => {
    const { locale, unit, startsIn } = navigationTexts(globals);
    return (
      <Sample globals={globals} of="early" icon={<CalendarIcon />}>
        <Countdown
          size="large"
          to={NOON + 2 * 86_400_000 + 11_045_000}
          now={() => NOON}
          label={startsIn}
          locale={locale}
          unitLabel={unit}
        />
      </Sample>
    );
  },
};

export const Over: Story = story('over', <ReplayIcon />);

/** Each screen can be stopped from here. */
export const TooManyScreens: Story = {
  render: (_, { globals }) => {
    const { list, stop, title } = playerTexts(globals).messages.screens;
    return (
      <Sample globals={globals} of="screens" icon={<ScreensIcon />}>
        <PlayerScreens
          label={title}
          screens={list.map((screen, at) => ({
            id: String(at),
            name: screen.name,
            facts: screen.facts,
          }))}
          stopLabel={stop}
          onStop={() => undefined}
        />
      </Sample>
    );
  },
};

export const Unknown: Story = story('unknown', <WarningIcon />, { requestId: '01JD9S2A7Q' });

export const Failed: Story = {
  render: (_, { globals }) => (
    <Sample
      globals={globals}
      of="failed"
      icon={<WarningIcon />}
      urgent
      requestId="01JD9S2A7Q"
      requestIdLabel={sampleTexts(globals).request}
    />
  ),
};

export const Offline: Story = story('offline', <WifiOffIcon />, { urgent: true });

/** After ten seconds without a picture. */
export const StillLoading: Story = story('slow', <ClockIcon />);

/** The browser allowed no sound: one press brings it. */
export const TapForSound: Story = story('muted', undefined, { look: 'line', text: undefined });

/** After three episodes or some hours without a press. */
export const StillThere: Story = story('stillThere', undefined, { asks: true });
