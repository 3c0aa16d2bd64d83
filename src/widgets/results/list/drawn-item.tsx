/** An item of the list whose card the server has drawn: it is left as it is until something about the card changes. */
import { Component, createRef, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/** What a DrawnItem takes. */
interface DrawnItemProps {
  /** Whether the item is there already when it is drawn first; drawn by the server once, it may come again later. */
  isThere: boolean;
  /** The card; it must be pure, and hear nothing itself. */
  children: ReactElement<Readonly<Record<string, unknown>>>;
}

/** What a tree takes over with content of its own it does not look into. */
const asDrawn = { __html: '' };

/** Draws the item. The card becomes a tree of its own, since a tree either takes over all that it finds or none of it. */
export class DrawnItem extends Component<DrawnItemProps> {
  readonly #item = createRef<HTMLLIElement>();
  readonly #wasThere = this.props.isThere;
  #root: Root | undefined;

  override shouldComponentUpdate({ children }: DrawnItemProps): boolean {
    const { props } = this.props.children;
    const isSame = Object.entries(children.props).every(([name, value]) => props[name] === value);
    if (this.#wasThere && !isSame) this.#live().render(children);
    return !this.#wasThere && !isSame;
  }

  override componentWillUnmount(): void {
    this.#root?.unmount();
  }

  /** A picture that does not come, which only a living card hears of. */
  readonly #fail = ({ target }: { target: EventTarget }): void => {
    if (this.#root) return;
    this.#live();
    target.dispatchEvent(new Event('error'));
  };

  #live(): Root {
    this.#root ??= hydrateRoot(this.#item.current as HTMLLIElement, this.props.children);
    return this.#root;
  }

  override render() {
    const { children } = this.props;
    if (!this.#wasThere) return <li>{children}</li>;
    return <li ref={this.#item} onErrorCapture={this.#fail} dangerouslySetInnerHTML={asDrawn} />;
  }
}
