import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormColumn } from '../../samples/FormColumn';
import { VendorWidget } from './VendorWidget';

const meta = { title: 'Forms/VendorWidget', component: VendorWidget } satisfies Meta<
  typeof VendorWidget
>;

export default meta;

/** A form as a vendor's script writes it, without classes of ours. */
export const ForeignForm: StoryObj = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <VendorWidget label={t.name}>
          <form>
            <label>
              {t.email} <input type="email" name="loginID" />
            </label>
            <label>
              {t.password} <input type="password" name="password" />
            </label>
            <div role="alert">{t.passwordError}</div>
            <button type="submit">{t.signInInstead}</button>
            <p>
              <button type="button">{t.optional}</button>
            </p>
          </form>
        </VendorWidget>
      )}
    </FormColumn>
  ),
};
