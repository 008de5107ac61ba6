import { type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import { mark } from './VendorMark.styles';

/**
 * The vendor whose accounts sign viewers in; each has published how its mark may be shown (decision
 * 54).
 */
export type Vendor = 'google' | 'apple' | 'facebook';

export interface VendorMarkProps {
  vendor: Vendor;
  /**
   * Whether it is on a white tile with a border, for places outside the vendor's button; false by
   * default.
   */
  tile?: boolean;
  /**
   * Whether it is for a ground of the vendor's own colour: Facebook's mark in white; false by
   * default.
   */
  inverse?: boolean;
  className?: string;
}

/**
 * A vendor's mark in the vendor's colours. It is decoration beside the vendor's name. It is never
 * mirrored, and no theme changes its colours.
 */
export function VendorMark({ vendor, tile, inverse, className }: VendorMarkProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      className={classNames(mark({ tile, ground: vendor }).className, className)}
      aria-hidden
      data-vendor={vendor}
    >
      {DRAWINGS[vendor]({ inverse })}
    </svg>
  );
}

const DRAWINGS: Readonly<Record<Vendor, (look: { inverse?: boolean }) => ReactNode>> = {
  google: () => <GoogleG />,
  apple: () => (
    <path
      fill="currentColor"
      d="M12.1 7.2c1.1 0 2.5-1.1 4.3-1.1 1.6 0 3.2.8 4.1 2.2-1.8 1.1-2.9 2.6-2.9 4.4 0 2 1.2 3.6 3.1 4.3-.8 2.2-2.7 5.8-4.8 5.8-1.4 0-2-.9-3.7-.9s-2.3.9-3.7.9c-2.4 0-5.2-4.8-5.2-9.3 0-4.6 2.8-7.3 5.5-7.3 1.5 0 2.3 1 3.3 1Zm3.8-6.4c.2 2.6-1.7 4.7-4 4.8-.2-2.4 1.8-4.6 4-4.8Z"
    />
  ),
  facebook: ({ inverse }) => (
    <>
      <circle cx={12} cy={12} r={12} fill={inverse ? '#fff' : FACEBOOK_BLUE} />
      <path
        fill={inverse ? FACEBOOK_BLUE : '#fff'}
        d="M9.9 23.8v-8.2H7V12h2.9V9.6c0-3 1.8-4.7 4.5-4.7.9 0 1.8.1 2.6.2v3h-1.5c-1.5 0-1.9.9-1.9 1.9v2h3.2l-.5 3.6h-2.7v8.2a12 12 0 0 1-3.7 0Z"
      />
    </>
  ),
};

const FACEBOOK_BLUE = '#0866ff';

/**
 * Four arcs of one ring, each in its colour, which blends into the next where they meet, and the
 * bar. Each extends a little below the next, so that no seam shows.
 */
const ARCS = [
  {
    name: 'red',
    colour: '#ea4335',
    d: 'M20.2 3.3A12 12 0 0 0 .9 7.4l4.1 3a7.1 7.1 0 0 1 11.8-3.7Z',
    ends: [20, 3, 3, 8],
    meets: ['', '#f2801c'],
  },
  {
    name: 'yellow',
    colour: '#fbbc04',
    d: 'M1.3 6.6a12 12 0 0 0 .4 11.6l4.2-2.7a7.1 7.1 0 0 1-.6-5.8Z',
    ends: [3, 7, 3, 17],
    meets: ['#f2801c', '#97b22b'],
  },
  {
    name: 'green',
    colour: '#34a853',
    d: 'M1.3 17.4A12 12 0 0 0 20.6 20.5l-4-2.9a7.1 7.1 0 0 1-11.3-3.3Z',
    ends: [3, 16, 19, 21],
    meets: ['#97b22b', '#3b96a3'],
  },
  {
    name: 'blue',
    colour: '#4285f4',
    d: 'M20 21.1A12 12 0 0 0 23.5 9.9H12v4.7h6.5a5.8 5.8 0 0 1-2.4 3.5Z',
    ends: [17, 21, 22, 12],
    meets: ['#3b96a3', ''],
  },
] as const;

function GoogleG() {
  const id = useId();
  return ARCS.map(({ name, colour, d, ends: [x1, y1, x2, y2], meets: [before, after] }) => (
    <g key={name}>
      <linearGradient id={id + name} gradientUnits="userSpaceOnUse" x1={x1} y1={y1} x2={x2} y2={y2}>
        {before && <stop stopColor={before} />}
        <stop offset={before ? 0.35 : 0} stopColor={colour} />
        <stop offset={0.65} stopColor={colour} />
        {after && <stop offset={1} stopColor={after} />}
      </linearGradient>
      <path d={d} fill={`url(#${id}${name})`} />
    </g>
  ));
}
