import { realms } from 'virtual:realms';
import { addons } from 'storybook/preview-api';
import { coloursOf } from '../../workshop/colours';
import { Board } from './Board';
import { useRealmTheme } from './use-realm-theme';

const choose = (brand: string) => addons.getChannel().emit('updateGlobals', { globals: { brand } });

/** The sample realms by their logos; a press chooses one in the toolbar. */
export function RealmRow() {
  const chosen = useRealmTheme().realm.id;
  return (
    <Board>
      <div className="guide-realms">
        {realms.map(({ id, name, logo, own }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            style={{ background: coloursOf(own).palette.surface }}
            onClick={() => choose(id)}
          >
            <img src={logo.src} width={logo.width} height={logo.height} alt={name} />
          </button>
        ))}
      </div>
    </Board>
  );
}
