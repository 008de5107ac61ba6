import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout';
import { LanguageBadge } from './LanguageBadge';

const meta = {
  title: 'Text/LanguageBadge',
  component: LanguageBadge,
  args: { style: 'code', language: 'pt-BR', name: 'Português' },
  argTypes: { style: { control: 'inline-radio' } },
} satisfies Meta<typeof LanguageBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

const LANGUAGES = [
  ['en', 'English'],
  ['pt-BR', 'Português'],
  ['ar', 'العربية'],
] as const;

export const Plain: Story = {};

/** The three ways in which a realm may write languages. */
export const Styles: Story = {
  render: () => (
    <Stack>
      {(['code', 'name', 'flag'] as const).map((style) => (
        <Stack key={style} direction="row" align="center">
          {LANGUAGES.map(([language, name]) => (
            <LanguageBadge key={language} style={style} language={language} name={name} />
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};
