import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The address's query, once the page is alive: a prerendered page does not know it. */
export function useQuery(): string {
  const { search } = useLocation();
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return alive ? search : '';
}
