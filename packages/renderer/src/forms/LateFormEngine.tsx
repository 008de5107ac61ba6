import { memo, useLayoutEffect } from 'react';
import { type FormEngine, useFormEngine } from './form-engine';

export interface LateFormEngineProps {
  /** Called with every new state; the same function each time. */
  onChange: (engine: FormEngine) => void;
}

/** The engine of a form that was rendered without it. Renders nothing. */
export default memo(({ onChange }: LateFormEngineProps) => {
  const engine = useFormEngine();
  useLayoutEffect(() => onChange(engine));
  return null;
});
