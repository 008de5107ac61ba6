import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTexts } from '../../samples/texts';
import { LanguageSwitch } from './LanguageSwitch';

const meta = { title: 'Navigation/LanguageSwitch', component: LanguageSwitch } satisfies Meta<
  typeof LanguageSwitch
>;

export default meta;
type Story = StoryObj;

export const Below: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <LanguageSwitch
        label={t.language}
        current={globals.text === 'arabic' ? 'ar' : 'en'}
        languages={[
          { tag: 'en', name: 'English', href: '#en', dir: 'ltr' },
          { tag: 'es', name: 'Español', href: '#es', dir: 'ltr' },
          { tag: 'pt', name: 'Português', href: '#pt', dir: 'ltr' },
          { tag: 'ar', name: 'العربية', href: '#ar', dir: 'rtl' },
        ]}
      />
    );
  },
};
