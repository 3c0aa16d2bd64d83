/** Buttons, links that look like them, icons, chips and menus. */
import { Badge } from '../../../widgets/kit/status/badge.js';
import { Button, ButtonLink } from '../../../widgets/kit/button/button.js';
import { Chip } from '../../../widgets/kit/button/chip.js';
import { IconButton } from '../../../widgets/kit/button/icon-button.js';
import { EditIcon, HeartIcon, SearchIcon, ShareIcon, TrashIcon } from '../../../widgets/kit/icons/icons.js';
import { MenuButton, PopoverButton } from '../../../widgets/kit/overlay/popover-button.js';
import { ShieldCheckIcon } from '../../../widgets/kit/icons/card-icons.js';
import type { Specimen } from '../specimen.js';

const nothing = () => undefined;

const button: Specimen = {
  file: 'button',
  states: {
    primary: (words) => <Button variant="primary">{words.save}</Button>,
    'primary with an icon': (words) => (
      <Button variant="primary" icon={<SearchIcon />}>
        {words.search}
      </Button>
    ),
    secondary: (words) => <Button>{words.cancel}</Button>,
    quiet: (words) => <Button variant="quiet">{words.more}</Button>,
    danger: (words) => (
      <Button variant="danger" icon={<TrashIcon />}>
        {words.remove}
      </Button>
    ),
    small: (words) => <Button size="small">{words.addPhotos}</Button>,
    large: (words) => (
      <Button size="large" variant="primary">
        {words.search}
      </Button>
    ),
    busy: (words) => (
      <Button variant="primary" busy>
        {words.save}
      </Button>
    ),
    disabled: (words) => (
      <Button variant="primary" disabled>
        {words.save}
      </Button>
    ),
    'disabled secondary': (words) => <Button disabled>{words.cancel}</Button>,
    'link as a button': (words) => <ButtonLink href="#kit">{words.contact}</ButtonLink>,
    'full width': (words) => (
      <Button wide variant="primary">
        {words.save}
      </Button>
    ),
  },
};

const iconButton: Specimen = {
  file: 'icon-button',
  states: {
    plain: (words) => <IconButton label={words.more} icon={<ShareIcon />} />,
    floating: (words) => <IconButton label={words.more} icon={<HeartIcon />} variant="floating" />,
    'over a picture': (words) => (
      <IconButton label={words.more} icon={<HeartIcon filled />} variant="over-picture" />
    ),
    disabled: (words) => <IconButton label={words.more} icon={<EditIcon />} disabled />,
  },
};

const chip: Specimen = {
  file: 'chip',
  states: { removable: (words) => <Chip label={words.cities[3] ?? ''} onRemove={nothing} /> },
};

const badge: Specimen = {
  file: 'badge',
  states: {
    plain: (words) => <Badge>{words.ready}</Badge>,
    brand: (words) => (
      <Badge tone="brand" icon={<ShieldCheckIcon />}>
        {words.rera}
      </Badge>
    ),
    accent: (words) => <Badge tone="accent">{words.sponsored}</Badge>,
    success: (words) => <Badge tone="success">{words.ready}</Badge>,
    danger: (words) => <Badge tone="danger">{words.sold}</Badge>,
    info: (words) => <Badge tone="info">{words.ready}</Badge>,
    'over a picture': (words) => <Badge tone="over-picture">{words.sponsored}</Badge>,
  },
};

const popoverButton: Specimen = {
  file: 'popover-button',
  states: {
    'a panel': (words) => (
      <PopoverButton panelLabel={words.contact} panel={() => <p>{words.tip}</p>}>
        {words.contact}
      </PopoverButton>
    ),
    'a menu': (words) => (
      <MenuButton
        items={[
          { label: words.save, icon: <EditIcon />, onChoose: nothing },
          { label: words.remove, icon: <TrashIcon />, danger: true, onChoose: nothing },
        ]}
      >
        {words.more}
      </MenuButton>
    ),
  },
};

/** Lists what a person presses. */
export const actions: readonly Specimen[] = [button, iconButton, chip, badge, popoverButton];
