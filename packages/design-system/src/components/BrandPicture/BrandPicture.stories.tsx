import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePicture } from '../../samples/pictures';
import { Container } from '../Layout';
import { BrandPicture } from './BrandPicture';

const meta = {
  title: 'Media/BrandPicture',
  component: BrandPicture,
  args: { dir: 'ltr', background: { web: { src: '', width: 1080, height: 1440 } } },
  argTypes: { background: { control: false } },
} satisfies Meta<typeof BrandPicture>;

export default meta;

export const Plain: StoryObj<typeof meta> = {
  render: (_, { globals }) => {
    const { url, width, height } = samplePicture(globals, 1, 'portrait');
    return (
      <Container width="narrow">
        <BrandPicture
          dir={globals.direction === 'rtl' ? 'rtl' : 'ltr'}
          background={{ web: { src: url, width, height } }}
        />
      </Container>
    );
  },
};
