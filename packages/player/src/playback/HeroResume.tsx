import type { SlotProps } from '@marquee/renderer';
import { useEffect } from 'react';
import { useResumes } from './use-resumes';

/** Tells the button of a hero whether its viewer would go on with the title. */
export function HeroResume({ title, onResumes }: SlotProps['hero.resume']) {
  const resumes = useResumes(title.id, true);
  useEffect(() => onResumes(resumes), [resumes, onResumes]);
  return null;
}
