import { useSession } from '@marquee/renderer';

/**
 * Names who is signed in, with the agent who acts as them; undefined for a guest. Another name: what was loaded for the last one is
 * loaded anew. A tab may pass from one viewer to the next without a guest between them.
 */
export function useViewerKey(): string | undefined {
  const { status, user } = useSession();
  return status === 'viewer' ? `${user?.id} ${user?.par ?? ''}` : undefined;
}
