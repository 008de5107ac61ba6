import { Button, PlayIcon, ReplayIcon, Stack } from '@marquee/design-system';
import { useLabels, type WatchTitle } from '@marquee/renderer';
import { onDemand } from '@marquee/titles';
import { useResumes } from './use-resumes';

interface PlayButtonsProps {
  title: WatchTitle;
  /** Called when the viewer is likely to press in a moment. */
  onIntent: () => void;
  onPlay: (fromBeginning: boolean) => void;
}

/** The button that plays a title, or goes on with it; then there is one for the beginning, too. */
export function PlayButtons({ title, onIntent, onPlay }: PlayButtonsProps) {
  const t = useLabels();
  const resumes = useResumes(title.id, onDemand(title));
  const intent = { onPointerEnter: onIntent, onFocus: onIntent };
  return (
    <Stack direction="row" justify="center">
      <Button
        {...intent}
        size="large"
        startIcon={<PlayIcon />}
        aria-label={t(resumes ? 'player.resumeTitle' : 'player.playTitle', { title: title.name })}
        onClick={() => onPlay(false)}
      >
        {t(resumes ? 'player.resume' : 'player.play')}
      </Button>
      {resumes && (
        <Button
          {...intent}
          size="large"
          variant="secondary"
          startIcon={<ReplayIcon />}
          onClick={() => onPlay(true)}
        >
          {t('player.startOver')}
        </Button>
      )}
    </Stack>
  );
}
