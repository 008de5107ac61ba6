import { Heading, Stack } from '@marquee/design-system';
import type { ReactNode } from 'react';
import { BrandSplit } from '../login/BrandSplit';
import { LoginBar, useRouteName } from '../login/LoginFrame';

interface TvFrameProps {
  title: string;
  children: ReactNode;
}

/** The frame of the providers page; other pages show the same content without it (spec 1 §2). */
export function TvFrame({ title, children }: TvFrameProps) {
  const framed = useRouteName() === 'providers';
  const content = (
    <Stack gap={21}>
      <Heading level={framed ? 1 : 2}>{title}</Heading>
      {children}
    </Stack>
  );
  return framed ? <BrandSplit header={<LoginBar back />}>{content}</BrandSplit> : content;
}
