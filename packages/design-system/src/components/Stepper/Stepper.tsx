import { CheckIcon } from '../Icon';
import { Link } from '../LinkProvider';
import { VisuallyHidden } from '../VisuallyHidden';
import { compact, link, list, mark, nav, step, stepName, words } from './Stepper.styles';

export interface StepperStep {
  label: string;
  /** The address of the step; makes it a link once it is finished. */
  href?: string;
}

export interface StepperProps {
  /** The name of the sequence, e.g. "Checkout". */
  label: string;
  /** The steps, in their order. */
  steps: readonly StepperStep[];
  /**
   * The current step, from 0; those before it are finished. When it is the number of steps, all
   * are.
   */
  current: number;
  /** Announced before the name of a finished step, e.g. "Done:". */
  doneLabel: string;
  /**
   * The current place; phones show it with the step's name, e.g. `(position, total) => 'Step 2 of
   * 4'`.
   */
  placeLabel: (position: number, total: number) => string;
  /** BCP 47 tag that decides the digits, e.g. "ar-EG" for ٣. */
  locale: string;
}

/** The steps of a purchase: finished ones are links. Phones show a bar and the place in words. */
export function Stepper(props: StepperProps) {
  const { label, steps, current, doneLabel, placeLabel, locale } = props;
  const number = new Intl.NumberFormat(locale);
  const inView = steps[Math.min(current, steps.length - 1)];
  return (
    <nav aria-label={label} className={nav().className} data-ui="stepper">
      <p className={compact().className}>
        <span>{placeLabel(Math.min(current + 1, steps.length), steps.length)}</span>{' '}
        <strong className={stepName().className}>{inView?.label}</strong>
      </p>
      <ol className={list().className}>
        {steps.map(({ label: name, href }, at) => {
          const state = at < current ? 'done' : at === current ? 'current' : 'ahead';
          const inside = (
            <>
              <span className={mark({ state }).className} aria-hidden="true">
                {state === 'done' ? <CheckIcon /> : number.format(at + 1)}
              </span>
              <span className={words().className}>
                {state === 'done' && (
                  <>
                    <VisuallyHidden>{doneLabel}</VisuallyHidden>{' '}
                  </>
                )}
                {name}
              </span>
            </>
          );
          return (
            <li
              key={name}
              className={step({ state }).className}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {state === 'done' && href !== undefined ? (
                <Link href={href} className={link().className}>
                  {inside}
                </Link>
              ) : (
                <span className={link().className}>{inside}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
