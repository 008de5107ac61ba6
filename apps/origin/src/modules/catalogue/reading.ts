import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../kernel/caller/caller';
import type { Kernel } from '../../kernel/kernel';
import { publicAddressOf } from '../../kernel/public-address';
import { secondsOf } from './moments';
import type { Reading } from './titles';

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
