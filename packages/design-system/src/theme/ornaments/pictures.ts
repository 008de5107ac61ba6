import type { BrandInputs } from '@marquee/theme';

/** Still pictures, and what moves over that of a hero. */
const IMAGE = ':is([data-ui=image],[data-ui=hero-motion])';
const IMG = `${IMAGE} :is(img,video)`;

const veil = (rules: string) =>
  `${IMAGE}::after{content:"";position:absolute;inset:0;pointer-events:none;transition:opacity var(--dur) var(--ease);${rules}}`;

/** The css of each treatment of a brand's pictures. */
export const pictures: Record<BrandInputs['image'], string> = {
  plain: '',
  rim:
    `${IMG}{filter:contrast(1.12) saturate(1.06)}` +
    veil(
      'background:linear-gradient(100deg,transparent 58%,color-mix(in srgb,var(--accent) 34%,transparent));mix-blend-mode:screen',
    ),
  duotone:
    `${IMG}{filter:sepia(.5) saturate(1.15) contrast(1.05);transition:filter var(--dur) var(--ease)}` +
    '[data-ui=card]:hover img,[data-ui=card]:focus-within img{filter:none}' +
    veil('background:var(--accent);mix-blend-mode:soft-light;opacity:.45'),
  glow:
    veil(
      'background:radial-gradient(90% 70% at 50% 100%,color-mix(in srgb,var(--accent) 30%,transparent),transparent 70%);mix-blend-mode:soft-light',
    ) +
    '[data-ui=card]:hover [data-ui=art],[data-ui=card]:focus-within [data-ui=art]{box-shadow:0 8px 34px color-mix(in srgb,var(--accent) 45%,transparent)}',
  flat: `${IMG}{filter:saturate(1.12)}`,
  collage:
    '[data-ui=art]{overflow:visible;isolation:isolate}[data-ui=art] [data-ui=image]{border-radius:inherit}' +
    '[data-ui=art]::before{content:"";position:absolute;z-index:-1;inset:0;border-radius:inherit;background:var(--accent-alt);transition:transform var(--dur) var(--ease)}' +
    'li:nth-child(even)>[data-ui=card] [data-ui=art]::before{background:var(--accent)}' +
    '[data-ui=card]:hover [data-ui=art]::before,[data-ui=card]:focus-within [data-ui=art]::before{transform:translate(6px,6px)}',
};
