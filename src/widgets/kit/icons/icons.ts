/** The icons of the interface itself: actions, states and navigation. */
import { icon } from './icon.js';

export { CameraIcon, HeartIcon, UsersIcon } from './card-icons.js';

export { ChevronDownIcon, MapPinIcon, SearchIcon, WarningIcon } from './base-icons.js';

export const BellIcon = icon(
  'M6 9.5a6 6 0 0 1 12 0c0 5 2 6.3 2.5 7.5h-17c.5-1.2 2.5-2.5 2.5-7.5zM10 20.3a2.2 2.2 0 0 0 4 0',
);
export const CoinIcon = icon(
  'M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0zM9 7.5h6M9 10.5h6M9 13.5h1.3a3 3 0 0 0 0-6M9 13.5l4 3.5',
);
export const PhoneIcon = icon(
  'M6 3.5h2.5L10 8 8 9.5a12 12 0 0 0 6.5 6.5l1.5-2 4.5 1.5V18a2.5 2.5 0 0 1-2.5 2.5C10.5 20.5 3.5 13.5 3.5 6A2.5 2.5 0 0 1 6 3.5z',
);
export const MessageIcon = icon(
  'M6 4.5h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8l-4 4v-4a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z',
);
export const FilterIcon = icon(
  'M4 7h9M17 7h3M4 17h3M11 17h9M17 7a2 2 0 1 1-4 0a2 2 0 0 1 4 0zM11 17a2 2 0 1 1-4 0a2 2 0 0 1 4 0z',
);
export const CloseIcon = icon('M6 6l12 12M18 6L6 18');
export const RupeeIcon = icon('M7 4.5h11M7 9h11M7 13.5h3a4.5 4.5 0 0 0 0-9M7 13.5l7 6.5');
export const ChevronUpIcon = icon('M6 15l6-6 6 6');
export const ChevronLeftIcon = icon('M15 6l-6 6 6 6');
export const ChevronRightIcon = icon('M9 6l6 6-6 6');
export const CheckIcon = icon('M5 12.5l4.5 4.5L19 7.5');
export const PlusIcon = icon('M12 5v14M5 12h14');
export const ShareIcon = icon(
  'M20 5.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0zM9 12a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0zM20 18.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0zM8.7 10.7l6.6-3.9M8.7 13.3l6.6 3.9',
);
export const VideoIcon = icon(
  'M4 6.5h10A1.5 1.5 0 0 1 15.5 8v8a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 16V8A1.5 1.5 0 0 1 4 6.5zM15.5 10.5l6-3v9l-6-3z',
);
export const PlayIcon = icon('M8 5.5v13L18.5 12z');
export const PauseIcon = icon('M8.5 5.5v13M15.5 5.5v13');
export const CalendarIcon = icon(
  'M5 5.5h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1zM4 10h16M8 3.5v4M16 3.5v4',
);
export const ClockIcon = icon('M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0zM12 7v5l3.5 2');
export const UserIcon = icon('M16 8a4 4 0 1 1-8 0a4 4 0 0 1 8 0zM4.5 20.5a7.5 7.5 0 0 1 15 0');
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16');
export const CompactCardsIcon = icon('M4 5h5v5H4zM4 14h5v5H4zM13 6h7M13 9h4M13 15h7M13 18h4');
export const ExternalIcon = icon(
  'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5',
);
export const CopyIcon = icon(
  'M9 8h10a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zM5 15.5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h9.5a1 1 0 0 1 1 1',
);
export const WhatsAppIcon = icon(
  'M4 20l1.2-4.2A8.5 8.5 0 1 1 8.5 19zM9 8.5c0 3.5 3 6.5 6.5 6.5l.5-2-2-1-1 .8a5 5 0 0 1-2-2l.8-1-1-2z',
);
export const RefreshIcon = icon('M20 5v5h-5M4 19v-5h5M19.5 10A8 8 0 0 0 5.6 7.3M4.5 14a8 8 0 0 0 13.9 2.7');
export const EditIcon = icon('M4 20l1-4.5 11-11L19.5 8l-11 11zM13.5 7l3.5 3.5');
export const TrashIcon = icon('M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5');
export const EyeIcon = icon(
  'M2.5 12S6 5.5 12 5.5s9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12zM15 12a3 3 0 1 1-6 0a3 3 0 0 1 6 0z',
);
export const InfoIcon = icon('M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0zM12 11v5.5M12 7.5v.01');
export const SuccessIcon = icon('M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0zM8 12.3l2.8 2.8 5.2-5.6');
export const ImageIcon = icon(
  'M5 4.5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M16 8.5v.01',
);
export const ExpandIcon = icon('M14 4h6v6M20 4l-6.5 6.5M10 20H4v-6M4 20l6.5-6.5');
export const MailIcon = icon(
  'M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM3.5 7.5l8.5 6 8.5-6',
);
export const LockIcon = icon(
  'M6 10.5h12a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-7.5a1 1 0 0 1 1-1zM8 10.5V8a4 4 0 0 1 8 0v2.5',
);
export const LogOutIcon = icon(
  'M10 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h4M9 12h11M16 8l4 4-4 4',
);
