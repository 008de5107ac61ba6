import {
  Button,
  InlineMessage,
  Loader,
  SelectField,
  Sheet,
  Stack,
  Transcript,
} from '@marquee/design-system';
import { formatDuration } from '@marquee/i18n';
import { useLabels, useSite } from '@marquee/renderer';
import { useMemo, useState } from 'react';
import { shownTranscript, transcriptsOf } from '../../rules/transcripts';
import type { PanelProps } from '../panel';
import { useTranscript } from './use-transcript';

/** All that is said in a title, beside the picture: to read, and to find a moment by. */
export default function TranscriptPanel(props: PanelProps) {
  const { open, onClose, texts, text, position, onGoTo } = props;
  const t = useLabels();
  const { locale } = useSite();
  const transcripts = transcriptsOf(texts);
  const [wanted, setWanted] = useState(text);
  const shown = shownTranscript(transcripts, wanted, locale);
  const { language, file } = shown ?? {};
  const { lines, again } = useTranscript(open ? file : undefined);
  // Who chooses another language goes on from there.
  const [hasChosen, setHasChosen] = useState(false);
  const current = lines ? lines.findLastIndex(({ at }) => at <= position) : -1;
  // A film has thousands of lines, and its picture moves on four times a second.
  const transcript = useMemo(
    () =>
      lines &&
      language && (
        <Transcript
          label={t('player.transcript')}
          language={language}
          lines={lines.map((line) => ({ ...line, time: formatDuration(line.at, locale) }))}
          current={current}
          focusCurrent={!hasChosen}
          goTo={(time) => t('transcript.playFrom', { time })}
          onGoTo={onGoTo}
        />
      ),
    [lines, language, current, hasChosen, t, locale, onGoTo],
  );
  return (
    <Sheet
      open={open}
      onClose={() => {
        setHasChosen(false);
        onClose();
      }}
      title={t('player.transcript')}
      closeLabel={t('transcript.close')}
    >
      <Stack gap={21}>
        {transcripts.length > 1 && (
          <SelectField
            label={t('transcript.language')}
            value={shown?.id}
            onChange={(event) => {
              setWanted(event.target.value);
              setHasChosen(true);
            }}
            options={transcripts.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        {lines === undefined && <Loader label={t('transcript.loading')} />}
        {lines === null && (
          <InlineMessage
            tone="error"
            actions={
              <Button size="small" variant="secondary" onClick={again}>
                {t('failure.retry')}
              </Button>
            }
          >
            {t('transcript.failed')}
          </InlineMessage>
        )}
        {transcript}
      </Stack>
    </Sheet>
  );
}
