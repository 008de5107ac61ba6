import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as system from './index';

const {
  Banner,
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  Footer,
  Form,
  Hero,
  InlineMessage,
} = system;
const { LanguageSwitch, Loader, Navbar, NoticeRegion, Page, PasswordField, Rail, RailSkeleton } =
  system;
const { SkipLink, SplitLayout, TextField } = system;
const { Dialog, FullScreenOverlay, Menu, Popover, Progress, Sheet, Tooltip } = system;

const picture = { url: '/picture', width: 1920, height: 1080, tone: '#123456' };

const everything = (
  <Page
    header={
      <>
        <SkipLink>Skip</SkipLink>
        <Banner tone="danger">Offline</Banner>
        <Navbar
          label="Main"
          items={[{ label: 'Home', href: '/' }]}
          openLabel="Open"
          closeLabel="Close"
          overlay
        />
      </>
    }
    footer={<Footer label="Footer" items={[{ label: 'Help', href: '/help' }]} legal="©" />}
  >
    <Hero
      label="Featured"
      pauseLabel="Pause"
      playLabel="Play"
      entryLabel={(position) => String(position)}
      entries={[
        { id: 'a', title: 'A', image: picture, mobileImage: picture },
        { id: 'b', title: 'B', image: picture },
      ]}
    />
    <Rail title="Live" shape="landscape" previousLabel="Back" nextLabel="More">
      <Card
        href="/a"
        title="A"
        shape="landscape"
        image={picture}
        progress={{ value: 0.5, label: '50%' }}
      />
    </Rail>
    <RailSkeleton shape="portrait" />
    <SplitLayout
      dir="ltr"
      background={{ web: { src: '/a.jpg', width: 10, height: 10, tone: '#123456' } }}
    >
      <Form>
        <InlineMessage tone="error">No</InlineMessage>
        <TextField label="Name" />
        <PasswordField label="Secret" revealLabel="Show" />
        <Button type="submit" loading>
          Go
        </Button>
      </Form>
    </SplitLayout>
    <EmptyState title="Nothing" />
    <ErrorState title="Broken" requestId="1" />
    <Loader label="Loading" />
    <LanguageSwitch
      label="Language"
      current="en"
      languages={[
        { tag: 'en', name: 'English', href: '/', dir: 'ltr' },
        { tag: 'es', name: 'Español', href: '/es', dir: 'ltr' },
      ]}
    />
    <NoticeRegion
      label="Notices"
      dismissLabel="Dismiss"
      notices={[{ id: '1', text: 'Hi' }]}
      onDismiss={() => undefined}
    />
    <Menu trigger={<Button>Account</Button>} items={[{ label: 'Watchlist' }]} />
    <Popover trigger={<Button>Filter</Button>} label="Filter">
      Languages
    </Popover>
    <Tooltip text="More">
      <Button>Remind me</Button>
    </Tooltip>
    <Dialog open={false} title="Terms" onClose={() => undefined} />
    <Sheet open={false} title="Filters" closeLabel="Close" onClose={() => undefined} />
    <FullScreenOverlay open={false} label="Search" closeLabel="Close" onClose={() => undefined} />
    <Progress label="Downloading" value={0.5} />
    <Progress label="Preparing" shape="ring" />
    <ConfirmDialog
      open={false}
      title="Sure?"
      confirmLabel="Yes"
      cancelLabel="No"
      onConfirm={() => undefined}
      onCancel={() => undefined}
    />
  </Page>
);

describe('the design system’s server html', () => {
  const html = renderToString(everything);

  it('passes a strict content security policy: no style attribute, no handler, no script, no style element', () => {
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/\son[a-z]+=/);
    expect(html).not.toMatch(/<(script|style)\b/);
  });

  it('names no product and no tool', () => {
    expect(html).not.toMatch(/marquee|stitches|lucide|radix/i);
  });

  it('can be opened and read without JavaScript: a popover, disclosures, links', () => {
    expect(html).toContain('popover="auto"');
    expect(html).toContain('<details');
    expect(html).toContain('href="/a"');
  });
});

describe('the exports of the design system', () => {
  it('are the ones that other packages build on', () => {
    expect(
      Object.keys(system)
        .filter((name) => !name.endsWith('Icon'))
        .sort(),
    ).toEqual([
      'AVATAR_TONES',
      'AccessMark',
      'AccountLink',
      'AccountMenu',
      'AddProfileTile',
      'AddressGroup',
      'AgeMark',
      'Avatar',
      'Badge',
      'Banner',
      'BoutRow',
      'BrandPicture',
      'Breadcrumbs',
      'BufferRing',
      'Button',
      'CAPTIONS_COLOURS',
      'CAPTIONS_PRESETS',
      'CARD_SIZES',
      'Calendar',
      'CalendarOpener',
      'CaptionSettings',
      'CaptionsLayer',
      'Card',
      'CardFieldFrame',
      'CardSkeleton',
      'CheckboxField',
      'Choice',
      'ChoiceList',
      'ChoiceSkeleton',
      'ComboboxField',
      'ConfirmDialog',
      'ConsentBar',
      'Container',
      'Countdown',
      'DateField',
      'DatePickerField',
      'DeferredMedia',
      'DetailHeader',
      'DetailHeaderSkeleton',
      'Dialog',
      'Divider',
      'EmailField',
      'EmptyState',
      'EpisodeList',
      'EpisodeListSkeleton',
      'EpisodeRow',
      'ErrorState',
      'ErrorSummary',
      'EventDay',
      'EventRow',
      'Field',
      'FightCard',
      'FilterChips',
      'FloatingPlayer',
      'Footer',
      'Form',
      'FormActions',
      'FramePlace',
      'FullScreenOverlay',
      'GRID_SIZES',
      'Grid',
      'GuestAction',
      'Heading',
      'Hero',
      'HeroMotion',
      'HeroSkeleton',
      'IMAGE_WIDTHS',
      'IconButton',
      'InlineMessage',
      'KeyValueList',
      'LanguageBadge',
      'LanguageSwitch',
      'Link',
      'LinkProvider',
      'LiveLamp',
      'LoadMore',
      'Loader',
      'Logo',
      'Menu',
      'NavMore',
      'Navbar',
      'NextCard',
      'NoticeRegion',
      'OneTimeCodeField',
      'Page',
      'PageFrame',
      'PageProgress',
      'Pagination',
      'PasswordField',
      'PhoneField',
      'PinField',
      'PlanCard',
      'PlanGrid',
      'PlayerButton',
      'PlayerControls',
      'PlayerFrame',
      'PlayerMenu',
      'PlayerMessage',
      'PlayerScreens',
      'Popover',
      'Price',
      'ProfileTile',
      'Progress',
      'Promo',
      'RadioGroupField',
      'Rail',
      'RailSkeleton',
      'RankingRow',
      'RecordRow',
      'RequestId',
      'ResponsiveImage',
      'ResultCount',
      'RichText',
      'RichTextNodes',
      'SearchField',
      'SeasonPicker',
      'SeekBar',
      'SelectField',
      'SettingRow',
      'ShareButton',
      'Sheet',
      'SideLayout',
      'Skeleton',
      'SkipLink',
      'SocialButton',
      'SortableList',
      'SplitLayout',
      'SpoilerCover',
      'Stack',
      'Stepper',
      'SwitchField',
      'TabLinks',
      'Table',
      'Tabs',
      'Tag',
      'Text',
      'TextAreaField',
      'TextField',
      'TextLink',
      'ThumbnailMosaic',
      'Tooltip',
      'Transcript',
      'VendorMark',
      'VendorWidget',
      'VisuallyHidden',
      'formatPrice',
      'imageUrl',
      'initials',
      'isRealDate',
      'mediaLayer',
      'mosaicPictures',
      'moved',
      'offeredWidths',
      'onlyDigits',
      'ownsNumber',
      'plainDigits',
      'readCaptionsLook',
      'sourceSet',
      'typeInto',
      'useDeferredMediaReady',
      'useField',
      'visibleText',
    ]);
  });
});
