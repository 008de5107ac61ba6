import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../kernel/caller/caller';
import type { Kernel } from '../../kernel/kernel';
import { publicAddressOf } from '../../kernel/public-address';
import { secondsOf } from './moments';

/** The terms of a reading: realm, language, moment and the beginning of addresses. */
export interface Reading {
  realmId: string;
  locale: string;
  /** Whole seconds since 1970. */
  now: number;
  /** The beginning of image addresses. */
  address: string;
}

/** The terms of a call's reading: its realm, its language, this moment. */
export function readingOf(
  { options, clock }: Pick<Kernel, 'options' | 'clock'>,
  request: FastifyRequest,
): Reading {
  const { realm, locale } = callerOf(request);
  return {
    realmId: realm.id,
    locale,
    now: secondsOf(clock()),
    address: publicAddressOf(options, request),
  };
}
