// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {IERC5192} from "./IERC5192.sol";

/// @title Title records of vehicles
/// @author Forecourt
/// @notice One token per vehicle. It is a record, not the V5C, and proves no ownership in law.
/// @dev A token's id is a salted hash of the vehicle's identity; nothing else about the vehicle or its keeper is
/// stored. A title is locked (ERC-5192) exactly while the escrow holds it. Nobody can burn, freeze or move
/// another's title: registrars only issue, and the admin only appoints registrars.
contract VehicleTitle is ERC721, AccessControl, IERC5192 {
    /// @notice The role that issues titles.
    bytes32 public constant REGISTRAR_ROLE = keccak256("REGISTRAR_ROLE");

    /// @notice The escrow, which created this contract.
    address public immutable ESCROW;

    /// @notice The title is in escrow, where only the escrow's rules can end that.
    /// @param tokenId The title.
    error TitleLocked(uint256 tokenId);

    /// @notice Only the escrow may do this; a title enters it by `VehicleEscrow.open`, never by a transfer.
    error OnlyEscrow();

    /// @notice A title needs the hash of a vehicle's identity.
    error EmptyHash();

    /// @notice Called by the escrow's constructor.
    /// @param admin Appoints and dismisses registrars.
    /// @param registrar The first registrar.
    constructor(address admin, address registrar) ERC721("Forecourt Vehicle Title", "TITLE") {
        ESCROW = msg.sender;
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(REGISTRAR_ROLE, registrar);
    }

    /// @notice Issues the title of a vehicle that has none yet. For registrars.
    /// @param to The holder. A contract gets no call, so it cannot refuse or re-enter.
    /// @param vehicleHash A hash of the VIN and of a secret salt: VINs are few enough to be guessed from a plain hash.
    /// @return tokenId The hash as a number.
    function issue(address to, bytes32 vehicleHash) external onlyRole(REGISTRAR_ROLE) returns (uint256 tokenId) {
        if (vehicleHash == bytes32(0)) revert EmptyHash();
        tokenId = uint256(vehicleHash);
        _mint(to, tokenId);
    }

    /// @notice Moves a title out of escrow. For the escrow alone.
    /// @dev No ERC-721 function: those revert while a title is locked. The receiver gets no call, so that it cannot
    /// refuse a title and with it the end of a sale.
    /// @param to The new holder.
    /// @param tokenId The title.
    function release(address to, uint256 tokenId) external {
        if (msg.sender != ESCROW) revert OnlyEscrow();
        _transfer(ESCROW, to, tokenId);
    }

    /// @inheritdoc IERC5192
    function locked(uint256 tokenId) external view returns (bool) {
        return _requireOwned(tokenId) == ESCROW;
    }

    /// @inheritdoc ERC721
    function transferFrom(address from, address to, uint256 tokenId) public override {
        if (_ownerOf(tokenId) == ESCROW) revert TitleLocked(tokenId);
        super.transferFrom(from, to, tokenId);
    }

    /// @inheritdoc ERC721
    function supportsInterface(bytes4 interfaceId) public view override(ERC721, AccessControl) returns (bool) {
        return interfaceId == type(IERC5192).interfaceId || super.supportsInterface(interfaceId);
    }

    /// @dev Every issue and transfer passes here: a title enters the escrow only by the escrow's own hand.
    function _update(address to, uint256 tokenId, address auth) internal override returns (address from) {
        if (to == ESCROW && msg.sender != ESCROW) revert OnlyEscrow();
        from = super._update(to, tokenId, auth);
        if (to == ESCROW) emit Locked(tokenId);
        else if (from == ESCROW || from == address(0)) emit Unlocked(tokenId);
    }
}
