/** The blocks in the editor: the widget itself in a frame, with its attributes as fields in the sidebar. No build is needed. */
(function (wp, facts) {
  const { createElement, Fragment, useEffect, useRef, useState } = wp.element;
  const { InspectorControls, useBlockProps } = wp.blockEditor;
  const { PanelBody, Placeholder, SelectControl, TextControl, ToggleControl } = wp.components;
  const { __ } = wp.i18n;

  const { host, key, widgets } = facts;
  const leastHeight = 160;

  /** The address of the widget as a page of the marketplace, which the sites of the key may frame. */
  const previewAddress = ({ tag, fields }, attributes) => {
    const query = new URLSearchParams({ key });
    // Places of the site's own pages say nothing in a preview, and a path is none of the marketplace's.
    for (const { name } of fields)
      if (attributes[name] && !/-url$|^routing/.test(name)) query.set(name, String(attributes[name]));
    return `${host}/embed/iframe/${tag.replace('housing-', '')}?${query}`;
  };

  /** Waits until the editor has stopped typing. */
  const useSettled = (value) => {
    const [settled, setSettled] = useState(value);
    useEffect(() => {
      const timer = setTimeout(() => setSettled(value), 400);
      return () => clearTimeout(timer);
    }, [value]);
    return settled;
  };

  /** The height that the frame asks for; the editor's canvas may be a frame itself, with a window of its own. */
  const useHeight = (frame) => {
    const [height, setHeight] = useState(leastHeight);
    useEffect(() => {
      const view = frame.current?.ownerDocument.defaultView;
      const hear = ({ data, source }) => {
        if (source === frame.current?.contentWindow && data?.type === 'housing-height' && data.height > 0)
          setHeight(Math.max(leastHeight, data.height));
      };
      view?.addEventListener('message', hear);
      return () => view?.removeEventListener('message', hear);
    }, []);
    return height;
  };

  const Preview = ({ widget, attributes, isSelected }) => {
    const frame = useRef(null);
    const height = useHeight(frame);
    const src = useSettled(previewAddress(widget, attributes));
    return createElement(
      'div',
      { style: { position: 'relative' } },
      createElement('iframe', {
        ref: frame,
        src,
        title: widget.title,
        style: { display: 'block', width: '100%', height, border: 0 },
      }),
      // A press on the block chooses it first; in a chosen one the widget is tried.
      isSelected ? null : createElement('div', { style: { position: 'absolute', inset: 0 } }),
    );
  };

  const Field = ({ field, value, onChange }) => {
    const { name, label, help, type, values } = field;
    const shared = { label, help, __nextHasNoMarginBottom: true };
    if (type === 'boolean')
      return createElement(ToggleControl, { ...shared, checked: value === true, onChange });
    if (values) {
      const options = [{ value: '', label: __('As the widget does by itself', 'housing-widgets') }].concat(
        values.map((word) => ({ value: word, label: word })),
      );
      return createElement(SelectControl, {
        ...shared,
        value: value ?? '',
        options,
        onChange,
        __next40pxDefaultSize: true,
      });
    }
    return createElement(TextControl, {
      ...shared,
      name,
      value: value ?? '',
      onChange,
      __next40pxDefaultSize: true,
    });
  };

  const Missing = ({ widget }) =>
    createElement(Placeholder, {
      icon: 'admin-home',
      label: widget.title,
      instructions: __(
        'Name the marketplace and your key under Settings, Housing widgets.',
        'housing-widgets',
      ),
    });

  const editOf = (widget) =>
    function Edit({ attributes, setAttributes, isSelected }) {
      return createElement(
        Fragment,
        null,
        createElement(
          InspectorControls,
          null,
          createElement(
            PanelBody,
            { title: __('Settings', 'housing-widgets') },
            widget.fields.map((field) =>
              createElement(Field, {
                key: field.name,
                field,
                value: attributes[field.name],
                onChange: (value) => setAttributes({ [field.name]: value === '' ? undefined : value }),
              }),
            ),
          ),
        ),
        createElement(
          'div',
          useBlockProps(),
          host && key
            ? createElement(Preview, { widget, attributes, isSelected })
            : createElement(Missing, { widget }),
        ),
      );
    };

  for (const widget of widgets)
    wp.blocks.registerBlockType(`housing/${widget.tag.replace('housing-', '')}`, {
      // The rest is said by PHP.
      edit: editOf(widget),
      save: () => null,
    });
})(window.wp, window.housingWidgets);
